import type { HandCard } from '../hand.js'
import { about, card, each, one, q, target, transport, used, yours } from '../shorthand.js'

export const escapePod: HandCard = {
  id: 'swccg:1_79',
  abilities: [
    used(
      about({ on: 'lose', what: yours('starship', { is: ['capital starship'] }) }),
      { targets: [one(q('site', { is: ['planet'] }))] },
      transport(each(yours('character', { aboard: card })), target),
    ),
  ],
}
