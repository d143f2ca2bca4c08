import type { HandCard } from '../hand.js'
import { about, action, all, cancel, deploy, exists, ongoing, q, steps } from '../shorthand.js'

export const hydroponicsStation: HandCard = {
  id: 'swccg:1_37',
  abilities: [
    deploy({ on: q('site', { is: ['exterior'], 'part-of': 'Tatooine' }), cost: 1 }),
    ongoing('this', { cannot: 'be-moved' }),
    action(
      about({ on: 'activate', by: 'you', nth: 1 }),
      { if: { phase: 'activate', of: 'you' } },
      steps(cancel('action'), { do: 'draw', n: 1, from: 'reserve' }),
    ),
    action(
      about({ on: 'activate', by: 'you', nth: 2 }),
      { if: all({ phase: 'activate', of: 'you' }, exists(q('device', { name: 'Vaporator' }))) },
      steps(cancel('action'), { do: 'draw', n: 1, from: 'reserve' }),
    ),
  ],
}
