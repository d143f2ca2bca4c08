import type { HandCard } from '../hand.js'
import { surpriseAssault } from './113-surprise-assault.js'

/** As its counterpart. */
export const counterAssault: HandCard = {
  id: 'swccg:1_238',
  abilities: surpriseAssault.abilities,
}
