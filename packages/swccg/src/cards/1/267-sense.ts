import type { HandCard } from '../hand.js'
import { sense as twin } from './109-sense.js'

/** As its counterpart. */
export const sense: HandCard = {
  id: 'swccg:1_267',
  abilities: twin.abilities,
}
