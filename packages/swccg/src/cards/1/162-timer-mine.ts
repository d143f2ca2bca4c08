import type { HandCard } from '../hand.js'
import {
  automatic,
  deploy,
  draw,
  exists,
  just,
  lose,
  loseThis,
  opponent,
  q,
  steps,
  theirDraw,
  yours,
} from '../shorthand.js'

/** Owners choose among their own. */
export const timerMine: HandCard = {
  id: 'swccg:1_162',
  abilities: [
    deploy({ on: q('site', { where: exists(yours('character', { is: ['mining droid'], at: 'it' })) }) }),
    automatic(
      just({ on: 'turn-start', by: 'you' }),
      steps(draw(), opponent(lose({ choose: theirDraw, from: yours('character', { at: 'here' }) })), loseThis),
    ),
  ],
}
