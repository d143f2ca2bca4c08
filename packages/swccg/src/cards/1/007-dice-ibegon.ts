import type { HandCard } from '../hand.js'
import { action, draw, drawn, equal, hit, just, once, stat, steps, theirs, use, user, when } from '../shorthand.js'

export const diceIbegon: HandCard = {
  id: 'swccg:1_7',
  abilities: [
    action(
      just({ on: 'fire', by: 'opponent', with: theirs('character', { at: 'here' }) }),
      { if: { present: 'this' }, limit: once('turn'), cost: [use(1)] },
      steps(draw(), when(equal(drawn, stat('ability', user)), hit(user))),
    ),
  ],
}
