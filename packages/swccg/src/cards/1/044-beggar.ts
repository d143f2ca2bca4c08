import type { HandCard } from '../hand.js'
import { automatic, deploy, just, loseThis, more, ongoing, q } from '../shorthand.js'

/** What more than one unit costs is settled when the turn ends. */
export const beggar: HandCard = {
  id: 'swccg:1_44',
  abilities: [
    deploy(
      { on: q('site', { name: "Beggar's Canyon" }), free: true },
      { on: q('site', { is: ['exterior'], 'part-of': 'Tatooine', 'not-name': "Beggar's Canyon" }), cost: 3 },
    ),
    ongoing('you', { may: 'use-force', from: 'opponent' }, { turn: 'you' }),
    automatic(just({ on: 'turn-end' }), loseThis, {
      if: more({ past: { on: 'use-force', by: 'you', from: 'opponent' }, in: 'turn' }, 1),
    }),
  ],
}
