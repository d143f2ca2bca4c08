import type { HandCard } from '../hand.js'
import { atLeast, count, ongoing, plus, q, theirs } from '../shorthand.js'

export const veers: HandCard = {
  id: 'swccg:104_6',
  abilities: [
    ongoing('this', { only: 'deploy', at: { on: 'Hoth' } }),
    ongoing('this', { cannot: 'deploy' }, atLeast(count(theirs('character', { unique: true })), 3)),
    ongoing(q('character', { is: ['snowtrooper'], at: 'same-site' }), plus('forfeit', 1)),
  ],
}
