import type { HandCard } from '../hand.js'
import {
  automatic,
  character,
  deploy,
  draw,
  drawn,
  each,
  get,
  just,
  loseThis,
  more,
  not,
  q,
  set,
  stat,
  steps,
  when,
} from '../shorthand.js'

/** It lies nowhere: it strikes once, and each one sleeps until then. */
export const darkHours: HandCard = {
  id: 'swccg:1_212',
  abilities: [
    deploy({ on: q('site', { nighttime: true }) }),
    automatic(just({ on: 'deploy', what: 'this' }), {
      do: 'for-each',
      what: each(q('character', { not: ['droid'], at: 'here' })),
      effect: steps(
        draw(),
        when(
          more(drawn, stat('ability', character)),
          get(
            character,
            'your-next-turn',
            set('power', 0),
            set('forfeit', 0),
            set('ability', 0),
            { canceled: 'game-text' },
            { rule: 'sleeping' },
          ),
        ),
      ),
    }),
    automatic(just({ on: 'turn-end', by: 'you' }), loseThis, {
      if: not({ happened: { on: 'deploy', what: 'this' }, in: 'turn' }),
    }),
  ],
}
