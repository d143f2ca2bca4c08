import type { HandCard } from '../hand.js'
import { nightfall } from './056-nightfall.js'

/** As its counterpart. */
export const sunsdown: HandCard = {
  id: 'swccg:1_230',
  abilities: nightfall.abilities,
}
