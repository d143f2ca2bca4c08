import { type Card, cardOf, controllerOf, finish, openWindow, refOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, inFull, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { place } from '../columns.js'
import { locationOf } from '../rules/card-states.js'
import { mayBeStolen, takeOver, thiefOf } from '../rules/stealing.js'
import { onTable } from '../rules/zones.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Ref, Target } from './tree.js'

/**
 * Ownership changes until the game ends; `to`: the card that takes it, where the rule does not say it. rules
 * swccg.stealing, swccg.stealing-weapons-devices
 */
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
      const node = nodeOf<Steal>(t, f)
      aim(t, f, node.what, (card) => mayTake(t, node, card, scopeOf(t, f), f.you))
    },
    steal(t, f) {
      const node = nodeOf<Steal>(t, f)
      const x = scopeOf(t, f)
      const cards = aimed(t, f, node.what)
      const { s } = t
      for (const card of cards) {
        const thief = takerOf(t, node, card, x)
        // rule swccg.stealing: what one has goes over to another who takes it; without one nothing changes.
        if (controllerOf(s, card) === f.you && thief < 0) continue
        if (!mayTake(t, node, card, x, f.you)) continue
        takeOver(t, card, f.you)
        if (thief >= 0 && onTable(s, card)) place(s, card, thief)
        t.watch?.({ is: 'stolen', seat: f.you, card })
      }
      f.full = inFull(t, f, node.what, cards)
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
  (t, node, x, you) => canAim(t, node.what, x, you, (card) => mayTake(t, node, card, x, you), 'steal'),
)

/** Who takes it: -1 where nobody needs to hold it. */
const takerOf = (t: Table, { to }: Steal, card: Card, x: Scope): Card =>
  to === undefined ? thiefOf(t, card, cardOf(x.source)) : (bound(t, to, x)[0] ?? -1)

const mayTake = (t: Table, node: Steal, card: Card, x: Scope, you: Seat): boolean =>
  !onTable(t.s, card) || mayBeStolen(t, card, cardOf(x.source), you, takerOf(t, node, card, x))
