import type { HandCard } from '../hand.js'
import { about, action, cancel, card, ongoing, plus, q, steps } from '../shorthand.js'

export const talz: HandCard = {
  id: 'swccg:1_31',
  abilities: [
    action(
      about({ on: 'forfeit', what: q('character', { hit: true, other: true, at: 'same-site' }) }),
      {},
      steps(cancel('action'), { do: 'restore', what: card }, { do: 'forfeit', what: 'this' }),
    ),
    ongoing(q('character', { is: ['talz'], at: q('location', { nighttime: true }) }), plus('power', 2)),
  ],
}
