import { ask, type Card, cardOf, finish, goto, type Packet, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import {
  askHowMuch,
  mayPrevent,
  pendingNow,
  preventable,
  preventPending,
  shieldPending,
  tellPrevented,
} from '../rules/prevention.js'
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

const isPending = (t: Table, fits: (packet: Packet) => boolean, named = false): boolean =>
  pendingNow(t).some((packet) => fits(packet) && mayPrevent(t, packet, named))

/** "Retreat this unit → prevent all damage to it": who is named is protected wherever it is by then. */
const isNamed = ({ to }: Prevent): boolean => typeof to === 'string' || (to !== undefined && 'that' in to)

/** While damage is pending, only whoever would be damaged, or does it, is meant. */
const isDamaged: Suits<Prevent> = (t, card, node) =>
  node.until !== undefined || isPending(t, (packet) => cardOf(packet.target) === card, isNamed(node))
const isSource: Suits<Prevent> = (t, card, node) =>
  node.until !== undefined || isPending(t, (packet) => packet.source >= 0 && cardOf(packet.source) === card)

/** What is described again whenever damage comes: it is not chosen now. */
const live = (target: Target | undefined): boolean => typeof target === 'object' && 'each' in target

/** "That damage" is the one the chance or the event is about; damage by somebody is all of it. */
function meantUnits(t: Table, x: Scope, node: Prevent): Card[] {
  const all = [...new Set(pendingNow(t).map((packet) => cardOf(packet.target)))]
  if (node.by !== undefined) return all
  const about = [...(x.that.target ?? []), ...(x.that.unit ?? [])].map(cardOf).find((card) => all.includes(card))
  return about === undefined ? all : [about]
}

interface Preventing {
  n: number
  /** Its player may prevent less. */
  upTo?: boolean
  to: Card[]
  by: Card[]
  units?: Card[]
  total?: number
  full?: boolean
}

const isMine = (f: Preventing, node: Prevent, unit: Card, packet: Packet): boolean =>
  cardOf(packet.target) === unit &&
  (node.by === undefined || (packet.source >= 0 && f.by.includes(cardOf(packet.source))))

/** rules swtcg.gl-prevent-damage, swtcg.pop-damage-prevention: of each unit so much; surplus is wasted. */
export const prevent = effect<Prevent, Preventing, State>(
  'prevent',
  {
    howMuch(t, f) {
      const n = settle(t, nodeOf<Prevent>(t, f).n, scopeOf(t, f), f.you)
      f.upTo = n === 'any' || typeof n === 'object'
      f.n = typeof n === 'number' ? n : typeof n === 'object' ? n.upTo : MANY
    },
    ...aiming<Prevent>('to', (node) => (node.until && live(node.to) ? undefined : node.to), isDamaged),
    ...aiming<Prevent>('by', (node) => (node.until && live(node.by) ? undefined : node.by), isSource),
    lasts(t, f) {
      const node = nodeOf<Prevent>(t, f)
      f.total = 0
      f.units = node.to ? [...f.to] : meantUnits(t, scopeOf(t, f), node)
      if (node.until === undefined) return
      const refs = (cards: readonly Card[]) => cards.map((card) => refOf(t.s, card))
      shieldPending(t, leave(t, f, node.until, { shielded: refs(f.to), harming: refs(f.by) }, f.n))
      finish(t, f, true)
    },
    next(t, f) {
      const node = nodeOf<Prevent>(t, f)
      const [unit] = f.units as Card[]
      if (unit === undefined) {
        scopeOf(t, f).number = f.total as number
        finish(t, f, (f.total as number) > 0)
        return
      }
      const mine = (packet: Packet) => isMine(f, node, unit, packet)
      const left = preventable(t, MANY, mine, isNamed(node))
      const n = node.but ? Math.max(0, left - f.n) : f.n
      if (f.upTo) askHowMuch(t, f, n, mine, isNamed(node))
      else ask(t, f.you, 'how-much', [offer.number(n)])
    },
    prevent(t, f, answer: Of<'number'>) {
      const node = nodeOf<Prevent>(t, f)
      const unit = f.units?.shift() as Card
      const n = preventPending(t, answer.n, (packet) => isMine(f, node, unit, packet), isNamed(node))
      f.total = (f.total as number) + n
      goto(f, 'next')
      tellPrevented(t, f.you, unit, n)
    },
  },
  (t, node, x, you) =>
    node.until !== undefined ||
    (isPending(t, () => true, isNamed(node)) &&
      mayAim(t, node.to, node, x, you, isDamaged) &&
      mayAim(t, node.by, node, x, you, isSource)),
)
