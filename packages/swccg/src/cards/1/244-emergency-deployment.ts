import type { HandCard } from '../hand.js'
import { panic } from './103-panic.js'

/** As its counterpart. */
export const emergencyDeployment: HandCard = {
  id: 'swccg:1_244',
  abilities: panic.abilities,
}
