import { finish, move, openWindow, refOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, effect, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { isCharacter } from '../rules/facts.js'
import { allOn, locationOf } from '../rules/places.js'
import { mayBeCarried } from '../rules/targeting.js'
import { HAND, onTable, place, TABLE, zone } from '../rules/zones.js'
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
        // rules swccg.owner, swccg.stealing-vehicles-starships: theft changes the owner until the game ends; what the
        // victim has on it or in it comes along, and whoever pilots it permanently.
        const victim = s.controller[card]
        for (const each of [card, ...allOn(s, card)]) {
          if (s.controller[each] !== victim) continue
          s.owner[each] = f.you as Seat
          s.controller[each] = f.you as Seat
          if (onTable(s, each)) move(t, each, zone(f.you, TABLE))
          else move(t, each, zone(f.you, HAND))
        }
        if (thief !== undefined && onTable(s, card)) place(s, card, thief)
        s.epoch++
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
