import type { HandCard } from '../hand.js'
import { cancel, card, each, just, one, q, steps, theirs, used, yours } from '../shorthand.js'

export const scompLinkAccess: HandCard = {
  id: 'swccg:1_108',
  abilities: [
    used(
      'any-time',
      { targets: [one(yours('character', { is: ['r-unit'], at: q('location', { is: ['scomp link'] }) }))] },
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
      just({
        on: 'play',
        what: q('interrupt', { name: ["We're All Gonna Be A Lot Thinner!", 'Boring Conversation Anyway'] }),
      }),
      {
        targets: [
          one(yours('character', { is: ['r-unit'], at: q('site', { is: ['scomp link'], 'part-of': 'Death Star' }) })),
        ],
      },
      cancel(card),
    ),
  ],
}
