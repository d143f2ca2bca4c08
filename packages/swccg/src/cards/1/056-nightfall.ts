import type { HandCard } from '../hand.js'
import { deploy, ongoing, plus, q } from '../shorthand.js'

export const nightfall: HandCard = {
  id: 'swccg:1_56',
  abilities: [
    deploy({ on: q('system', { is: ['planet'] }) }),
    ongoing(q('site', { 'related-to': 'here' }), { rule: 'nighttime' }),
    ongoing('each-player', plus('power-destiny-draws', 1, q('site', { 'related-to': 'here' }))),
    ongoing(q('character', { is: ['spy'] }), { free: 'deploy', at: q('site', { nighttime: true }) }),
  ],
}
