import type { HandCard } from '../hand.js'
import { rebelBarrier } from './105-rebel-barrier.js'

/** As its counterpart. */
export const imperialBarrier: HandCard = {
  id: 'swccg:1_249',
  abilities: rebelBarrier.abilities,
}
