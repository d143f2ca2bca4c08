import type { HandCard } from '../hand.js'
import { cancel, just, lost, opponent, steps } from '../shorthand.js'

/** All attrition goes at once: nobody's goes first. */
export const youDoHaveYourMoments: HandCard = {
  id: 'swccg:4_74',
  abilities: [lost(just({ on: 'damage-segment' }), {}, steps(cancel('attrition'), opponent(cancel('attrition'))))],
}
