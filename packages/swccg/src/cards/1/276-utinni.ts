import type { HandCard } from '../hand.js'
import { utinni as twin } from './118-utinni.js'

/** As its counterpart. */
export const utinni: HandCard = {
  id: 'swccg:1_276',
  abilities: twin.abilities,
}
