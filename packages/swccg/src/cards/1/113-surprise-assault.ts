import type { HandCard } from '../hand.js'
import {
  atLeast,
  cancel,
  count,
  draw,
  drawn,
  just,
  less,
  lost,
  more,
  not,
  opponent,
  place,
  steps,
  theirDraw,
  theirs,
  use,
  when,
} from '../shorthand.js'

/** A lost drain costs the lower total the difference. */
export const surpriseAssault: HandCard = {
  id: 'swccg:1_113',
  abilities: [
    lost(
      just({ on: 'drain', by: 'opponent' }),
      { cost: [use(1)] },
      steps(
        cancel('drain'),
        draw(count(theirs('card', { is: ['character', 'starship', 'vehicle'], present: place }))),
        when(
          more(drawn, { total: 'power', who: 'opponent', at: place }),
          opponent({ do: 'lose-force', n: { minus: [theirDraw, { total: 'power', who: 'you', at: place }] } }),
        ),
        when(less(drawn, { total: 'power', who: 'opponent', at: place }), {
          do: 'lose-force',
          n: { minus: [{ total: 'power', who: 'opponent', at: place }, drawn] },
        }),
        // rule swccg.failed-destiny-draws: whoever has no total fails, as with the lower one.
        when(not(atLeast(drawn, 0)), { do: 'lose-force', n: { total: 'power', who: 'opponent', at: place } }),
      ),
    ),
  ],
}
