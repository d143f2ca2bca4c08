import type { HandCard } from '../hand.js'
import { draw, drawn, each, lost, more, one, put, q, stat, steps, target, theirs, use, when } from '../shorthand.js'

export const setForStun: HandCard = {
  id: 'swccg:1_268',
  abilities: [
    lost(
      'any-time',
      { targets: [one(theirs('character'))], cost: [use(2)] },
      steps(
        draw(),
        when(
          more(drawn, stat('ability', target)),
          steps(put(each(q('card', { on: target })), 'hand'), put(target, 'hand')),
        ),
      ),
    ),
  ],
}
