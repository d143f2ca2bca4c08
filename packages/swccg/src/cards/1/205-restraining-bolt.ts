import type { HandCard } from '../hand.js'
import { restrainingBolt as twin } from './038-restraining-bolt.js'

/** As its counterpart. */
export const restrainingBolt: HandCard = {
  id: 'swccg:1_205',
  abilities: twin.abilities,
}
