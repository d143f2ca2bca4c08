import type { HandCard } from '../hand.js'
import { about, cancel, exists, just, one, put, q, steal, steps, target, used, yours } from '../shorthand.js'

const ofJawas = q('card', { is: ['effect', 'interrupt'], word: 'jawa' })

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
      ['any-time', just({ on: 'play', what: ofJawas }), about({ on: 'deploy', what: ofJawas })],
      { targets: [one(ofJawas)] },
      cancel(target),
    ),
  ],
}
