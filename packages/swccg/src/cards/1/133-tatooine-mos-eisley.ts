import type { HandCard } from '../hand.js'
import { action, any, light, one, phase, q, target, yours } from '../shorthand.js'

export const tatooineMosEisley: HandCard = {
  id: 'swccg:1_133',
  abilities: [
    light(
      action(
        phase('control'),
        { targets: [any(yours('card', { is: ['character', 'vehicle'], at: 'here' }))] },
        { do: 'move', what: target, to: one(q('site', { name: 'Cantina' })), free: true, regular: true },
      ),
    ),
    light(
      action(
        phase('control'),
        { targets: [any(yours('card', { is: ['character', 'vehicle'], at: q('site', { name: 'Cantina' }) }))] },
        { do: 'move', what: target, to: 'here', free: true, regular: true },
      ),
    ),
  ],
}
