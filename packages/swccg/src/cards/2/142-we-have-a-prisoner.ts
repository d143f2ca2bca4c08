import type { HandCard } from '../hand.js'
import { about, cancel, card, count, each, lost, one, q, steps, target, theirs, use } from '../shorthand.js'

export const weHaveAPrisoner: HandCard = {
  id: 'swccg:2_142',
  abilities: [
    lost(
      about({ on: ['lose', 'forfeit'], what: theirs('character', { 'in-battle': true }) }),
      { cost: [use(1)] },
      steps(cancel('action'), { do: 'restore', what: card }, { do: 'capture', what: card }),
    ),
    lost(
      'any-time',
      {
        targets: [one(q('starship', { captured: true, carrying: theirs('character', { captured: 'too' }) }))],
        cost: [use({ times: [2, count(theirs('character', { captured: 'too', aboard: target }))] })],
      },
      { do: 'capture', what: each(theirs('character', { captured: 'too', aboard: target })) },
    ),
  ],
}
