import type { HandCard } from '../hand.js'
import { action, one, onSide, phase, q, second, target, yours } from '../shorthand.js'

export const blasterRack: HandCard = {
  id: 'swccg:1_211',
  abilities: [
    onSide,
    action(
      'any-time',
      { targets: [one(yours('weapon', { is: ['character weapon'], at: q('site') }))] },
      { do: 'stack', what: target, on: 'this' },
    ),
    action(
      phase('deploy'),
      { targets: [one(q('weapon', { 'stacked-on': 'this', zone: 'stacked' })), one(yours('character'))] },
      { do: 'transfer', what: target, to: second },
    ),
  ],
}
