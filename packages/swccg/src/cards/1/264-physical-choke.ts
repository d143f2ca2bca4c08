import type { HandCard } from '../hand.js'
import {
  draw,
  drawn,
  exists,
  just,
  lose,
  lost,
  more,
  one,
  place,
  q,
  stat,
  steps,
  target,
  theirs,
  use,
  when,
} from '../shorthand.js'

export const physicalChoke: HandCard = {
  id: 'swccg:1_264',
  abilities: [
    lost('any-time', { targets: [one(q('character', { is: ['rebel trooper'] }))] }, lose(target)),
    lost(
      just({
        on: 'win-battle',
        by: 'you',
        at: q('location', { where: exists(q('character', { is: ['dark jedi'], present: 'it' })) }),
      }),
      { targets: [one(theirs('character', { 'in-battle': true, present: place }))], cost: [use(1)] },
      steps(draw(), when(more(drawn, stat('ability', target)), lose(target))),
    ),
  ],
}
