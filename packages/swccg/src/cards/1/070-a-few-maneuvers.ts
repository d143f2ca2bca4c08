import type { HandCard } from '../hand.js'
import { get, just, one, plus, q, target, used } from '../shorthand.js'

/** rule swccg.landed-starfighter: what stands at a site cannot be made to fly about. */
export const aFewManeuvers: HandCard = {
  id: 'swccg:1_70',
  abilities: [
    used(
      ['any-time', just({ on: 'destiny', versus: 'maneuver' })],
      { targets: [one(q('starship', { is: ['starfighter'], at: q('location', { is: ['system', 'sector'] }) }))] },
      get(target, 'turn', plus('hyperspeed', 2), plus('maneuver', 2)),
    ),
  ],
}
