import type { HandCard } from '../hand.js'
import { aTremorInTheForce } from './042-a-tremor-in-the-force.js'

/** As its counterpart. */
export const aDisturbanceInTheForce: HandCard = {
  id: 'swccg:1_208',
  abilities: aTremorInTheForce.abilities,
}
