import type { HandCard } from '../hand.js'
import { deploy, ongoing, q } from '../shorthand.js'

export const expandTheEmpire: HandCard = {
  id: 'swccg:1_215',
  abilities: [
    deploy({ on: q('site') }),
    ongoing(q('site', { 'adjacent-to': 'here' }), { 'text-of': 'here', for: 'you' }),
  ],
}
