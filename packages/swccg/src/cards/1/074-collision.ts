import type { HandCard } from '../hand.js'
import {
  atLeast,
  count,
  draw,
  drawn,
  less,
  lose,
  lost,
  one,
  opponent,
  q,
  steps,
  target,
  theirs,
  use,
  when,
  yours,
} from '../shorthand.js'

export const collision: HandCard = {
  id: 'swccg:1_74',
  abilities: [
    lost(
      'any-time',
      {
        targets: [
          one(
            q('location', {
              is: ['system', 'sector'],
              where: atLeast(count(theirs('starship', { present: 'it' })), 2),
            }),
          ),
        ],
        cost: [use(1)],
      },
      steps(
        draw(),
        when(
          less(drawn, count(theirs('starship', { present: target }))),
          opponent(lose(one(yours('starship', { present: target })))),
        ),
      ),
    ),
  ],
}
