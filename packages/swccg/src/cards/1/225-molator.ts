import type { HandCard } from '../hand.js'
import { klorslug } from './053-klorslug.js'

/** As its counterpart. */
export const molator: HandCard = {
  id: 'swccg:1_225',
  abilities: klorslug.abilities,
}
