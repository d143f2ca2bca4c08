import type { HandCard } from '../hand.js'
import { gets, keyword, one, that } from '../shorthand.js'

/** Somebody in the Character arena flies it from afar. */
export const houndsTooth: HandCard = {
  id: 'swtcg:RAS-14',
  abilities: [
    keyword('shields', 1),
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'start', of: 'space-battle' },
      if: { is: 'this', a: { kind: 'unit', pilot: false } },
      effect: {
        do: 'sequence',
        steps: [
          {
            do: 'choose',
            what: one({ kind: 'character', whose: 'yours', zone: 'character', keyword: 'pilot', pilots: true }),
          },
          gets('this', 'turn-end', { piloted: that }),
        ],
      },
    },
  ],
}
