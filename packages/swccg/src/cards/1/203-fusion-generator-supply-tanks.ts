import type { HandCard } from '../hand.js'
import { fusionGeneratorSupplyTanks as twin } from './036-fusion-generator-supply-tanks.js'

/** As its counterpart. */
export const fusionGeneratorSupplyTanks: HandCard = {
  id: 'swccg:1_203',
  abilities: twin.abilities,
}
