import type { HandCard } from '../hand.js'
import { lost, named, one, target, use, yours } from '../shorthand.js'

export const theEmpiresBack: HandCard = {
  id: 'swccg:1_272',
  abilities: [
    lost(
      'any-time',
      {
        targets: [one(yours('character', { name: ['Vader', 'Tarkin', 'Motti', 'Tagge'], zone: 'lost' }))],
        cost: [use(2)],
      },
      { do: 'retrieve', what: target },
    ),
    lost(
      'any-time',
      { cost: [use(4)] },
      {
        do: 'search',
        whose: 'you',
        in: 'reserve',
        find: one(named(['Vader', 'Tarkin', 'Motti', 'Tagge'])),
        to: 'hand',
      },
    ),
  ],
}
