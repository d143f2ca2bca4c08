import type { HandCard } from '../hand.js'
import { card, just, lost, place, q, relocate, use, yours } from '../shorthand.js'

export const oldBen: HandCard = {
  id: 'swccg:1_100',
  abilities: [
    lost(
      just({
        on: 'forfeit',
        what: yours('character', { 'not-name': 'Obi-Wan' }),
        at: q('site', { 'part-of': 'Tatooine' }),
      }),
      { cost: [use(1)] },
      relocate(card, place),
    ),
  ],
}
