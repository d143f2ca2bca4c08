import type { HandCard } from '../hand.js'
import {
  draw,
  drawn,
  just,
  lose,
  lost,
  more,
  one,
  place,
  space,
  stat,
  steps,
  target,
  theirs,
  use,
  when,
} from '../shorthand.js'

export const iveGotAProblemHere: HandCard = {
  id: 'swccg:1_253',
  abilities: [
    lost(
      just({ on: 'battle-end', at: space }),
      { targets: [one(theirs('starship', { is: ['starfighter'], maneuver: ['>=', 0], at: place }))], cost: [use(1)] },
      steps(draw(), when(more(drawn, stat('maneuver', target)), lose(target))),
    ),
  ],
}
