import type { HandCard } from '../hand.js'
import {
  about,
  cancel,
  card,
  draw,
  drawn,
  equal,
  get,
  lose,
  lost,
  more,
  one,
  stat,
  steps,
  target,
  theirs,
  when,
} from '../shorthand.js'

export const gravityShadow: HandCard = {
  id: 'swccg:102_8',
  abilities: [
    lost(
      about({ on: 'hyperspace', what: theirs('starship') }),
      { targets: [one(theirs('character', { piloting: card, most: 'ability' }))] },
      steps(
        draw(),
        when(more(drawn, stat('ability', target)), steps(cancel('action'), get(card, 'turn', { cannot: 'move' }))),
        when(equal(drawn, stat('ability', target)), lose(card)),
      ),
    ),
  ],
}
