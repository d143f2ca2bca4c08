import type { HandCard } from '../hand.js'
import { deploy, ongoing } from '../shorthand.js'

export const eyesInTheDark: HandCard = {
  id: 'swccg:1_50',
  abilities: [
    deploy({ on: { beside: 'lost' } }),
    ongoing('beside', [{ rule: 'face-down-lost-pile' }, { rule: 'hidden-losses' }]),
  ],
}
