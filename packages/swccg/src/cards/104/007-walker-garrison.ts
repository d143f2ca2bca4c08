import type { HandCard } from '../hand.js'
import { atLeast, count, exists, get, lost, named, one, q, use, yours } from '../shorthand.js'

export const walkerGarrison: HandCard = {
  id: 'swccg:104_7',
  abilities: [
    lost(
      'any-time',
      { if: exists(named('Veers', { at: q('site', { is: ['exterior'], 'part-of': 'Hoth' }) })), cost: [use(2)] },
      { do: 'search', whose: 'you', in: 'reserve', find: one(q('vehicle', { is: ['at-at'] })), to: 'hand' },
    ),
    lost(
      'any-time',
      {
        if: atLeast(
          count(q('site', { 'part-of': 'Hoth', where: exists(yours('vehicle', { is: ['at-at'], at: 'it' })) })),
          3,
        ),
      },
      get('you', 'turn', { modify: 'drain', by: 2, at: q('location', { 'part-of': 'Hoth' }) }),
    ),
  ],
}
