import { type Card, call, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, nodeOf, type Scope } from '@dejarik/kernel/vocabulary'
import { place } from '../columns.js'
import { payable, useForce } from '../rules/costs.js'
import { places } from '../rules/deploy/places.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** For its deploy cost, or free; not deployment. rule swccg.weapons-transferring */
export interface Transfer {
  do: 'transfer'
  what: Target
  to: Target
  free?: true
}

export const transferWords = words('transfer', ['<transfer> {what:target} to {to:target} (free? for free)'])

export const transfer = effect<Transfer, { cards?: number[]; host?: Card }>(
  'transfer',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Transfer>(t, f).what)
    },
    to(t, f) {
      const node = nodeOf<Transfer>(t, f)
      f.cards = aimed(t, f, node.what)
      aim(t, f, node.to)
    },
    pay(t, f) {
      const node = nodeOf<Transfer>(t, f)
      const [to] = aimed(t, f, node.to)
      const [card] = f.cards as number[]
      f.host = to ?? -1
      if (node.free || to === undefined || card === undefined) return
      call(t, useForce, { seat: f.you, n: costOf(t, card, to, f.you) })
    },
    give(t, f) {
      const to = f.host as Card
      for (const card of f.cards as number[]) {
        if (to < 0) continue
        place(t.s, card, to)
        t.watch?.({ is: 'transferred', seat: f.you, card, host: to })
      }
      finish(t, f, to >= 0)
    },
  },
  (t, node, x, you) => {
    if (!canAim(t, node.what, x, you) || !canAim(t, node.to, x, you)) return false
    const [card] = possibleFor(t, node.what, x)
    const [to] = possibleFor(t, node.to, x)
    return node.free === true || card === undefined || to === undefined || costOf(t, card, to, you) <= payable(t, you)
  },
)

/** What is bound already. */
const possibleFor = (t: Table, target: Target, x: Scope): readonly Card[] =>
  typeof target === 'string' || 'that' in target ? bound(t, target, x) : []

/** What it costs to deploy it there, by its restrictions. */
function costOf(t: Table, card: Card, to: Card, seat: Seat): number {
  const costs = places(t, card, seat).flatMap(({ host, cost }) => (host === to ? [cost] : []))
  return Math.min(Number.POSITIVE_INFINITY, ...costs)
}
