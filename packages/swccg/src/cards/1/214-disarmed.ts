import type { HandCard } from '../hand.js'
import { disarmed as twin } from './048-disarmed.js'

/** As its counterpart. */
export const disarmed: HandCard = {
  id: 'swccg:1_214',
  abilities: twin.abilities,
}
