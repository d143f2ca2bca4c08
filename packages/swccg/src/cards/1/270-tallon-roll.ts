import type { HandCard } from '../hand.js'
import {
  draw,
  drawn,
  less,
  lose,
  more,
  one,
  opponent,
  q,
  second,
  space,
  stat,
  steps,
  target,
  theirDraw,
  used,
  when,
  yours,
} from '../shorthand.js'

export const tallonRoll: HandCard = {
  id: 'swccg:1_270',
  abilities: [
    used(
      'any-time',
      {
        targets: [
          one(yours('starship', { is: ['tie/ln'], at: space })),
          one(q('starship', { is: ['starfighter+rebel starship'], with: target })),
        ],
      },
      steps(
        draw(),
        opponent(draw()),
        when(
          less(
            { plus: [drawn, { plus: [stat('power', target), stat('maneuver', target)] }] },
            { plus: [theirDraw, stat('power', second)] },
          ),
          lose(target),
        ),
        when(
          more(
            { plus: [drawn, { plus: [stat('power', target), stat('maneuver', target)] }] },
            { plus: [theirDraw, stat('power', second)] },
          ),
          lose(second),
        ),
      ),
    ),
  ],
}
