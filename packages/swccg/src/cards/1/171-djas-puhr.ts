import type { HandCard } from '../hand.js'
import { not, ongoing } from '../shorthand.js'

export const djasPuhr: HandCard = {
  id: 'swccg:1_171',
  abilities: [
    ongoing('this', { modify: 'power', by: { icons: 'dark', at: 'here' } }, not({ nighttime: 'here' })),
    ongoing('this', { modify: 'power', by: { times: [2, { icons: 'dark', at: 'here' }] } }, { nighttime: 'here' }),
    ongoing('this', { immune: 'attrition', below: 3 }),
  ],
}
