import type { HandCard } from '../hand.js'
import { friendlyFire } from './080-friendly-fire.js'

/** As its counterpart. */
export const collateralDamage: HandCard = {
  id: 'swccg:1_237',
  abilities: friendlyFire.abilities,
}
