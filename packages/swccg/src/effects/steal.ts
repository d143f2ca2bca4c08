import { finish, openWindow, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, effect, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { isCharacter } from '../rules/facts.js'
import { locationOf } from '../rules/places.js'
import { takeOver } from '../rules/stealing.js'
import { mayBeCarried } from '../rules/targeting.js'
import { onTable, place } from '../rules/zones.js'
import type { Ref, Target } from './tree.js'

/** Ownership changes until the game ends; `to`: the card that takes it. rule swccg.stealing */
export interface Steal {
  do: 'steal'
  what: Target
  to?: Ref
}

export const stealWords = words('steal', ['<steal> {what:target} (for {to:ref})'])

export const steal = effect<Steal, { full?: boolean }>(
  'steal',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Steal>(t, f).what)
    },
    steal(t, f) {
      const { what, to } = nodeOf<Steal>(t, f)
      const cards = aimed(t, f, what)
      const { s } = t
      const [thief] = to === undefined ? [] : bound(t, to, scopeOf(t, f))
      for (const card of cards) {
        // rule swccg.stealing: what one has goes over to another who takes it; without one nothing changes.
        if (s.controller[card] === f.you && thief === undefined) continue
        if (thief !== undefined && isCharacter(t, thief) && !mayBeCarried(t, card)) continue
        takeOver(t, card, f.you)
        if (thief !== undefined && onTable(s, card)) place(s, card, thief)
        t.watch?.({ is: 'stolen', seat: f.you, card })
      }
      f.full = inFull(t, f, what, cards)
      openWindow(
        t,
        cards.map((card) => ({
          on: 'just-steal',
          by: f.you,
          at: -1,
          ref: refOf(s, card),
          location: locationOf(t, card),
        })),
      )
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
