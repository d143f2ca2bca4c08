import { type Card, cardOf, finish, intend, type Packet, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { type Any, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { mayPrevent, pendingNow, preventPending } from '../rules/prevention.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import { MANY, settle } from './amounts.js'
import { leave } from './lasts.js'
import type { Amount, Target, Until } from './tree.js'

/** Damage done to `to`, by `by`, or both; `n` may be an upper limit. `but`: all but `n`. `until`: any such damage until then, instead of what is pending. */
export interface Prevent {
  do: 'prevent'
  n: Amount
  to?: Target
  by?: Target
  but?: true
  until?: Until
}

export const preventWords = words('prevent', [
  '<prevent> {n:some} of it',
  '<prevent> {n:some} damage done to {to:thing} ({until:until})',
  '<prevent> {n:some} damage to {to:thing} ({until:until})',
  '<prevent> {n:some} damage by {by:thing} ({until:until})',
  '<prevent> {n:some} damage by {by:thing} to {to:thing} ({until:until})',
  { says: '<prevent> all but {n:digits} of that damage', with: { but: true } },
  '<prevent> {n:some} of that damage',
  { says: '<prevent> that damage', with: { n: 'all' } },
  { says: '<prevent> {n:some} damage done by {by:thing} ({until:until})', read: (s) => s },
  {
    says: '<prevent> {n:some} damage done by {each:many} ({until:until})',
    read: ({ each, ...s }) => ({ ...s, by: { each } }),
  },
  {
    says: '<prevent> {n:some} damage that would be done|dealt by {each:many} ({until:until})',
    read: ({ each, ...s }) => ({ ...s, by: { each } }),
  },
  {
    says: '<prevent> {n:some} damage that would be dealt to {each:many} ({until:until})',
    read: ({ each, ...s }) => ({ ...s, to: { each } }),
  },
  { says: '<prevent> {n:some} damage {by:thing} would do (to {to:thing})', read: (s) => s },
  { says: '<prevent> {n:some} damage {by:thing} would do to {to:thing} {until:until}' },
])

const isPending = (t: Table, fits: (packet: Packet) => boolean): boolean =>
  pendingNow(t).some((packet) => fits(packet) && mayPrevent(t, packet))

/** While damage is pending, only whoever would be damaged, or does it, is meant. */
const isDamaged: Suits<Prevent> = (t, card, node) =>
  node.until !== undefined || isPending(t, (packet) => cardOf(packet.target) === card)
const isSource: Suits<Prevent> = (t, card, node) =>
  node.until !== undefined || isPending(t, (packet) => packet.source >= 0 && cardOf(packet.source) === card)

/** What is described again whenever damage comes: it is not chosen now. */
const live = (target: Any): boolean => typeof target === 'object' && 'each' in target

/** "That damage" is the one the chance or the event is about; damage by somebody is all of it. */
function meantUnits(t: Table, x: Scope, node: Prevent): Card[] {
  const all = [...new Set(pendingNow(t).map((packet) => cardOf(packet.target)))]
  if (node.by !== undefined) return all
  const about = [...(x.that.target ?? []), ...(x.that.unit ?? [])].map(cardOf).find((card) => all.includes(card))
  return about === undefined ? all : [about]
}

/** rules swtcg.gl-prevent-damage, swtcg.pop-damage-prevention: of each unit so much; surplus is wasted. */
export const prevent = effect<Prevent, { n: number; to: Card[]; by: Card[]; full?: boolean }, State>(
  'prevent',
  {
    howMuch(t, f) {
      const n = settle(t, nodeOf<Prevent>(t, f).n, scopeOf(t, f), f.you)
      // Whoever may prevent less would only keep damage.
      f.n = typeof n === 'number' ? n : typeof n === 'object' ? n.upTo : MANY
    },
    ...aiming<Prevent>('to', (node) => (node.until && live(node.to) ? undefined : node.to), isDamaged),
    ...aiming<Prevent>('by', (node) => (node.until && live(node.by) ? undefined : node.by), isSource),
    prevent(t, f) {
      const node = nodeOf<Prevent>(t, f)
      const x = scopeOf(t, f)
      const { s } = t
      if (node.until !== undefined) {
        const refs = (cards: readonly Card[]) => cards.map((card) => refOf(s, card))
        leave(t, f, node.until, { shielded: refs(f.to), harming: refs(f.by) }, f.n)
        return
      }
      const fits = (packet: Packet): boolean =>
        node.by === undefined || (packet.source >= 0 && f.by.includes(cardOf(packet.source)))
      const units = node.to ? f.to : meantUnits(t, x, node)
      x.number = 0
      for (const unit of units) {
        const mine = (packet: Packet) => cardOf(packet.target) === unit && fits(packet)
        const left = pendingNow(t).reduce((sum, p) => sum + (mine(p) ? p.amount - p.prevented : 0), 0)
        x.number += preventPending(t, node.but ? Math.max(0, left - f.n) : f.n, mine)
      }
      t.watch?.({ is: 'prevented', cards: units, n: x.number })
      f.full = x.number > 0
      if (x.number > 0) intend(t, { kind: 'prevent', card: units[0], by: f.you, number: x.number })
    },
    done(t, f) {
      finish(t, f, f.full !== false)
    },
  },
  (t, node, x, you) =>
    node.until !== undefined ||
    (isPending(t, () => true) &&
      mayAim(t, node.to, node, x, you, isDamaged) &&
      mayAim(t, node.by, node, x, you, isSource)),
)
