import type { HandCard } from '../hand.js'
import { action, any, deploy, phase, put, target, yours } from '../shorthand.js'

export const trafficControl: HandCard = {
  id: 'swccg:1_66',
  abilities: [
    deploy({ on: 'your-side', cost: 1 }),
    action(phase('control'), { targets: [any(yours('card', { zone: 'hand' }))] }, put(target, 'used')),
  ],
}
