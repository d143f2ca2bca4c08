import type { HandCard } from '../hand.js'
import { atLeast, get, just, one, plus, q, stat, steps, target, used, when } from '../shorthand.js'

/** rule swccg.landed-starfighter: what stands at a site cannot be made to fly about. */
export const darkManeuvers: HandCard = {
  id: 'swccg:1_241',
  abilities: [
    used(
      ['any-time', just({ on: 'destiny', versus: 'maneuver' })],
      { targets: [one(q('starship', { is: ['starfighter'], at: q('location', { is: ['system', 'sector'] }) }))] },
      steps(
        get(target, 'turn', plus('maneuver', 2), plus('power', 1)),
        when(atLeast(stat('hyperspeed', target), 0), get(target, 'turn', plus('hyperspeed', 2))),
      ),
    ),
  ],
}
