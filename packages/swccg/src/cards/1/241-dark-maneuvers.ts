import type { HandCard } from '../hand.js'
import { get, just, one, plus, q, target, used } from '../shorthand.js'

export const darkManeuvers: HandCard = {
  id: 'swccg:1_241',
  abilities: [
    used(
      ['any-time', just({ on: 'destiny', versus: 'maneuver' })],
      { targets: [one(q('starship', { is: ['starfighter'] }))] },
      get(target, 'turn', plus('maneuver', 2), plus('power', 1), plus('hyperspeed', 2)),
    ),
  ],
}
