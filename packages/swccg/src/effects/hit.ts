import { finish, openWindow, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { setStatus } from '../columns.js'
import { locationOf } from '../rules/card-states.js'
import { HIT } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** rule swccg.hit */
export interface Hit {
  do: 'hit'
  what: Target
}

export const hitWords = words('hit', ['<hit> {what:target}'])

export const hit = effect<Hit, { full?: boolean }>(
  'hit',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Hit>(t, f).what)
    },
    hit(t, f) {
      const { what } = nodeOf<Hit>(t, f)
      const cards = aimed(t, f, what)
      for (const card of cards) {
        setStatus(t.s, card, HIT)
        t.watch?.({ is: 'hit', card })
      }
      f.full = inFull(t, f, what, cards)
      openWindow(
        t,
        cards.map((card) => ({
          on: 'just-hit',
          by: f.you,
          at: -1,
          ref: refOf(t.s, card),
          location: locationOf(t, card),
        })),
      )
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, undefined, 'hit'),
)
