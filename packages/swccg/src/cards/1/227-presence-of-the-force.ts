import type { HandCard } from '../hand.js'
import { deploy, ongoing, q } from '../shorthand.js'

export const presenceOfTheForce: HandCard = {
  id: 'swccg:1_227',
  abilities: [
    deploy({ on: q('location') }),
    ongoing('here', [
      { icon: 'dark', n: 1 },
      { icon: 'light', n: 1 },
    ]),
  ],
}
