import type { HandCard } from '../hand.js'
import { alter as twin } from './071-alter.js'

/** As its counterpart. */
export const alter: HandCard = {
  id: 'swccg:1_234',
  abilities: twin.abilities,
}
