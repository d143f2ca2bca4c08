import type { HandCard } from '../hand.js'
import { automatic, battleBy, ongoing } from '../shorthand.js'

export const prophetess: HandCard = {
  id: 'swccg:1_191',
  abilities: [
    automatic(
      battleBy('you', 'here'),
      { do: 'predict', right: { do: 'retrieve', n: 1, random: true }, wrong: { do: 'lose-force', n: 1 } },
      { if: { present: 'this' } },
    ),
    ongoing('this', { immune: 'attrition', below: 3 }),
  ],
}
