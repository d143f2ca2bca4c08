import type { HandCard } from '../hand.js'
import { about, card, each, exists, named, not, one, q, target, transport, used, yours } from '../shorthand.js'

export const evacuate: HandCard = {
  id: 'swccg:1_245',
  abilities: [
    used(
      about({ on: 'lose', what: yours('starship', { is: ['capital starship'] }) }),
      { if: not(exists(named('Tarkin', { aboard: card }))), targets: [one(q('site', { is: ['planet'] }))] },
      transport(each(yours('character', { aboard: card })), target),
    ),
    used(
      about({ on: 'lose', what: yours('starship', { is: ['capital starship'] }) }),
      {
        if: not(exists(named('Tarkin', { aboard: card }))),
        targets: [one(yours('starship', { is: ['capital starship'], other: card }))],
      },
      transport(each(yours('character', { aboard: card })), target),
    ),
  ],
}
