import type { HandCard } from '../hand.js'
import { timerMine as twin } from './162-timer-mine.js'

/** As its counterpart. */
export const timerMine: HandCard = {
  id: 'swccg:1_322',
  abilities: twin.abilities,
}
