import type { HandCard } from '../hand.js'
import { get, just, one, plus, q, target, used } from '../shorthand.js'

export const aFewManeuvers: HandCard = {
  id: 'swccg:1_70',
  abilities: [
    used(
      ['any-time', just({ on: 'destiny', versus: 'maneuver' })],
      { targets: [one(q('starship', { is: ['starfighter'] }))] },
      get(target, 'turn', plus('hyperspeed', 2), plus('maneuver', 2)),
    ),
  ],
}
