import type { HandCard } from '../hand.js'
import { cancel, exists, just, one, put, q, steal, steps, target, used, yours } from '../shorthand.js'

export const utinni: HandCard = {
  id: 'swccg:1_118',
  abilities: [
    used(
      'any-time',
      {
        targets: [
          one(
            q('effect', {
              is: ['utinni effect'],
              where: exists(yours('character', { is: ['jawa'], at: { where: 'it' } })),
            }),
          ),
        ],
      },
      steps(steal(target), put(target, 'hand')),
    ),
    used(
      ['any-time', just({ on: ['play', 'deploy'], what: q('card', { is: ['effect', 'interrupt'], word: 'jawa' }) })],
      { targets: [one(q('card', { is: ['effect', 'interrupt'], word: 'jawa' }))] },
      cancel(target),
    ),
  ],
}
