import type { HandCard } from '../hand.js'
import { action, deploy, get, once, one, ongoing, plus, q, stat, target, yours } from '../shorthand.js'

export const observationHolocam: HandCard = {
  id: 'swccg:1_204',
  abilities: [
    deploy({ on: q('site') }),
    ongoing(
      yours('weapon', {
        is: ['automated weapon'],
        at: { either: ['same-site', q('site', { 'adjacent-to': 'here' })] },
      }),
      plus('total-weapon-destiny', 1),
    ),
    action(
      'battle',
      {
        if: { battle: true, at: 'here' },
        limit: once('battle'),
        targets: [one(yours('character', { at: q('site', { 'adjacent-to': 'here', 'controlled-by': 'you' }) }))],
      },
      get('you', 'battle', { modify: 'total-power', by: stat('power', target), at: 'battle' }),
    ),
  ],
}
