import type { HandCard } from '../hand.js'
import { cancel, card, each, just, one, q, steps, theirs, used, yours } from '../shorthand.js'

export const imperialCodeCylinder: HandCard = {
  id: 'swccg:1_250',
  abilities: [
    used(
      'any-time',
      { targets: [one(q('character', { is: ['imperial+leader'], present: q('location', { is: ['scomp link'] }) }))] },
      {
        do: 'either',
        options: [
          steps(
            { do: 'look-at', what: each(yours('card', { zone: 'reserve' })) },
            { do: 'shuffle', whose: 'you', pile: 'reserve' },
          ),
          steps(
            { do: 'look-at', what: each(theirs('card', { zone: 'reserve' })) },
            { do: 'shuffle', whose: 'opponent', pile: 'reserve' },
          ),
        ],
      },
    ),
    used(
      just({ on: 'play', what: q('interrupt', { name: ['Scomp Link Access', 'Into The Garbage Chute, Flyboy'] }) }),
      {
        targets: [
          one(
            q('character', {
              is: ['imperial+leader'],
              present: q('site', { is: ['scomp link'], 'part-of': 'Death Star' }),
            }),
          ),
        ],
      },
      cancel(card),
    ),
  ],
}
