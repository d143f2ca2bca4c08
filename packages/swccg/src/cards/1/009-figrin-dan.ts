import type { HandCard } from '../hand.js'
import {
  action,
  draw,
  drawn,
  less,
  may,
  more,
  once,
  opponent,
  phase,
  steps,
  theirDraw,
  use,
  when,
} from '../shorthand.js'

export const figrinDan: HandCard = {
  id: 'swccg:1_9',
  abilities: [
    action(
      phase('control'),
      { limit: once('turn'), cost: [use(1)] },
      steps(
        draw(3),
        opponent(draw(2)),
        when(more(drawn, theirDraw), may({ do: 'retrieve', n: 1, random: true })),
        when(less(drawn, theirDraw), opponent(may({ do: 'retrieve', n: 1, random: true }))),
      ),
    ),
  ],
}
