import type { HandCard } from '../hand.js'
import { automatic, get, just, loseThis, notAlter, once, steps } from '../shorthand.js'

export const aTremorInTheForce: HandCard = {
  id: 'swccg:1_42',
  abilities: [
    { ability: 'deploy', to: [{ on: { insert: 'opponent' } }], limit: once('game') },
    automatic(just({ on: 'surface' }), steps(loseThis, get('opponent', 'turn', { cannot: 'activate' }))),
    notAlter,
  ],
}
