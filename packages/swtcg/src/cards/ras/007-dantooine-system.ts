import type { HandCard } from '../hand.js'
import { activated, discardThis, each, gets, yours } from '../shorthand.js'

/** Print has lost its arrow: discarding it is the cost. */
export const dantooineSystem: HandCard = {
  id: 'swtcg:RAS-7',
  abilities: [activated([discardThis], gets(each(yours({ tapped: true })), 'turn-end', { cannot: 'be-attacked' }))],
}
