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
  q,
  steps,
  theirs,
  when,
} from '../shorthand.js'

/** A permanent pilot counts as well; of several pilots the best. */
const pilots = q('crew', { piloting: card })
const best = { most: 'ability', of: pilots } as const

export const gravityShadow: HandCard = {
  id: 'swccg:102_8',
  abilities: [
    lost(
      about({ on: 'hyperspace', what: theirs('starship') }),
      { targets: [one({ ...pilots, most: 'ability' })] },
      steps(
        draw(),
        when(more(drawn, best), steps(cancel('action'), get(card, 'turn', { cannot: 'move' }))),
        when(equal(drawn, best), lose(card)),
      ),
    ),
  ],
}
