import type { HandCard } from '../hand.js'
import { atLeast, count, ongoing, theirs } from '../shorthand.js'

export const chewie: HandCard = {
  id: 'swccg:104_1',
  abilities: [
    ongoing('this', { only: 'deploy', at: { on: 'Hoth' } }),
    ongoing('this', { cannot: 'deploy' }, atLeast(count(theirs('character', { unique: true })), 3)),
  ],
}
