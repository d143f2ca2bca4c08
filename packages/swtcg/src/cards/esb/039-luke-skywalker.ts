import type { HandCard } from '../hand.js'
import { after, evade, gets, later, steps } from '../shorthand.js'

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
          has: after(
            { on: 'discard', what: 'this', from: 'ground' },
            steps(
              { do: 'put', what: 'granter', to: 'ground', tapped: false },
              gets('granter', { step: 'ground-battle' }, { rule: 'ground-unit' }),
              later(
                { on: 'end', of: 'ground-battle' },
                {
                  do: 'if',
                  if: { is: 'granter', a: { kind: 'unit', zone: 'ground' } },
                  then: { do: 'put', what: 'granter', to: 'character', tapped: false },
                },
              ),
            ),
          ),
        },
      ],
    },
  ],
}
