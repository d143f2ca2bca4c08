import type { HandCard } from '../hand.js'
import {
  action,
  draw,
  drawn,
  get,
  is,
  less,
  once,
  one,
  phase,
  q,
  stat,
  steal,
  steps,
  target,
  theirs,
  when,
} from '../shorthand.js'

export const kabe: HandCard = {
  id: 'swccg:1_14',
  abilities: [
    action(
      phase('control'),
      { limit: once('phase'), targets: [one(theirs('card', { is: ['weapon', 'device'], at: 'same-site' }))] },
      steps(
        draw(),
        when(
          less(drawn, stat('destiny', target)),
          steps(
            steal(target, 'this'),
            when(
              is(target, q('weapon')),
              get(target, 'leaves', { free: 'transfer', what: q('character', { is: ['warrior'], at: 'same-site' }) }),
            ),
          ),
        ),
      ),
    ),
  ],
}
