import type { HandCard } from '../hand.js'
import {
  action,
  draw,
  drawn,
  more,
  once,
  one,
  phase,
  stat,
  steal,
  steps,
  target,
  theirs,
  use,
  when,
} from '../shorthand.js'

export const wioslea: HandCard = {
  id: 'swccg:1_33',
  abilities: [
    action(
      phase('control'),
      {
        limit: once('phase'),
        targets: [one(theirs('card', { is: ['transport vehicle', 'droid'], empty: true, present: 'here' }))],
        cost: [use(1)],
      },
      steps(
        draw(),
        when(more(drawn, stat('destiny', target)), {
          do: 'then',
          first: { do: 'use-force', n: stat('deploy-cost', target) },
          next: steal(target),
          to: true,
        }),
      ),
    ),
  ],
}
