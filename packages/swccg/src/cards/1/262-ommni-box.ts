import type { HandCard } from '../hand.js'
import { theBithShuffle } from './115-the-bith-shuffle.js'

/** As its counterpart. */
export const ommniBox: HandCard = {
  id: 'swccg:1_262',
  abilities: theBithShuffle.abilities,
}
