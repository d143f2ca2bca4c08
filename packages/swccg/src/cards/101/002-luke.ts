import type { HandCard } from '../hand.js'
import { atLeast, count, ongoing, plus, q, theirs, yours } from '../shorthand.js'

export const luke: HandCard = {
  id: 'swccg:101_2',
  abilities: [
    ongoing('this', { only: 'deploy', at: { on: 'Tatooine' } }),
    ongoing('this', { cannot: 'deploy' }, atLeast(count(theirs('character', { unique: true })), 2)),
    ongoing(
      yours('character', { is: ['warrior'], at: { either: ['same-site', q('site', { 'adjacent-to': 'here' })] } }),
      plus('forfeit', 1),
    ),
  ],
}
