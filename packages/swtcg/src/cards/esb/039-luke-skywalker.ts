import type { HandCard } from '../hand.js'
import { evade, later, steps } from '../shorthand.js'

/** He leaps from the wreck and fights on the ground for a while. */
export const lukeSkywalker: HandCard = {
  id: 'swtcg:ESB-39',
  abilities: [
    evade(3, 2),
    {
      ability: 'pilot',
      of: ['speeder'],
      gets: [
        { modify: 'speed', by: 10 },
        { keyword: 'accuracy', n: 1 },
        {
          has: {
            ability: 'triggered',
            when: 'before',
            event: { on: 'discard', what: 'this', from: 'ground' },
            effect: steps(
              { do: 'put', what: 'granter', to: 'ground', tapped: false, as: true },
              later(
                { on: 'end', of: 'ground-battle' },
                {
                  do: 'if',
                  if: { is: 'granter', a: { kind: 'unit', zone: 'ground' } },
                  then: { do: 'put', what: 'granter', to: 'character', tapped: false },
                },
              ),
            ),
          },
        },
      ],
    },
  ],
}
