import type { HandCard } from '../hand.js'
import { deploy, ongoing, q } from '../shorthand.js'

export const revolution: HandCard = {
  id: 'swccg:1_62',
  abilities: [deploy({ on: q('location'), cost: 3 }), ongoing('here', { rule: 'rotated' })],
}
