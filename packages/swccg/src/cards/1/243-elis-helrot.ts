import type { HandCard } from '../hand.js'
import { nabrunLeids } from './097-nabrun-leids.js'

/** As its counterpart. */
export const elisHelrot: HandCard = {
  id: 'swccg:1_243',
  abilities: nabrunLeids.abilities,
}
