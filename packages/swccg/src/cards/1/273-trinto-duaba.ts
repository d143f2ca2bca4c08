import type { HandCard } from '../hand.js'
import { draw, drawn, each, lose, more, phase, steps, theirs, used } from '../shorthand.js'

export const trintoDuaba: HandCard = {
  id: 'swccg:1_273',
  abilities: [
    used(
      phase('battle'),
      { if: more({ cards: 'opponent', in: 'used' }, 0) },
      steps(draw(), lose(each(theirs('card', { destiny: ['=', drawn], zone: 'used' })))),
    ),
  ],
}
