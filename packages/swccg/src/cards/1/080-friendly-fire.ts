import type { HandCard } from '../hand.js'
import {
  all,
  atLeast,
  battleBy,
  count,
  draw,
  drawn,
  exists,
  less,
  lose,
  lost,
  one,
  opponent,
  place,
  q,
  steps,
  theirs,
  when,
  yours,
} from '../shorthand.js'

/** One of theirs, by their choice. */
export const friendlyFire: HandCard = {
  id: 'swccg:1_80',
  abilities: [
    lost(
      battleBy(
        undefined,
        q('site', {
          where: all(atLeast(count(theirs('character', { at: 'it' })), 2), exists(theirs('weapon', { at: 'it' }))),
        }),
      ),
      {},
      steps(
        draw(),
        when(
          less(drawn, count(theirs('character', { at: place }))),
          opponent(lose(one(yours('character', { at: place })))),
        ),
      ),
    ),
  ],
}
