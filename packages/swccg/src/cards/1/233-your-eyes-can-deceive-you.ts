import type { HandCard } from '../hand.js'
import { eyesInTheDark } from './050-eyes-in-the-dark.js'

/** As its counterpart. */
export const yourEyesCanDeceiveYou: HandCard = {
  id: 'swccg:1_233',
  abilities: eyesInTheDark.abilities,
}
