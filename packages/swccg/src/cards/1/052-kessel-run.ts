import type { HandCard } from '../hand.js'
import {
  automatic,
  draw,
  each,
  equal,
  is,
  just,
  lose,
  loseThis,
  not,
  opponent,
  q,
  reached,
  retrieve,
  steps,
  theirDraw,
  utinni,
  when,
  yours,
} from '../shorthand.js'

/** X is what it was when the smuggler was targeted, wherever the two systems go. */
export const kesselRun: HandCard = {
  id: 'swccg:1_52',
  abilities: [
    utinni(
      q('system', { name: 'Kessel' }),
      yours('character', { is: ['smuggler'], at: q('system', { 'not-name': 'Kessel' }) }),
      undefined,
      { parsecs: ['here', 'first-place'] },
    ),
    reached(
      steps(
        opponent(draw()),
        when(equal(theirDraw, 0), lose(each(q('starship', { carrying: 'target' }))), {
          do: 'mark',
          what: 'this',
          as: 'made',
        }),
      ),
      { if: not(is('this', q('effect', { marked: 'made' }))) },
    ),
    automatic(
      just({ on: 'move', what: 'target', to: 'first-place' }),
      steps(retrieve({ stat: 'x', of: 'this' }), loseThis),
      { if: is('this', q('effect', { marked: 'made' })) },
    ),
  ],
}
