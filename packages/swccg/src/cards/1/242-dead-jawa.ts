import type { HandCard } from '../hand.js'
import {
  all,
  atLeast,
  count,
  draw,
  drawn,
  exists,
  lose,
  lost,
  more,
  one,
  q,
  second,
  steps,
  target,
  theirs,
  when,
} from '../shorthand.js'

export const deadJawa: HandCard = {
  id: 'swccg:1_242',
  abilities: [
    lost(
      'any-time',
      {
        targets: [
          one(
            q('location', {
              where: all(
                atLeast(count(q('character', { is: ['stormtrooper'], present: 'it' })), 2),
                exists(theirs('character', { is: ['jawa'], at: 'it' })),
              ),
            }),
          ),
          { choose: { least: 1 }, from: theirs('character', { is: ['jawa'], at: target }) },
        ],
      },
      steps(draw(), when(more(drawn, count(q('card', { 'one-of': second }))), lose(second))),
    ),
  ],
}
