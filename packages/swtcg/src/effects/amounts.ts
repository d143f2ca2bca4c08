import type { Card, EffectTree, Seat } from '@dejarik/kernel'
import { ask, finish, goto } from '@dejarik/kernel'
import {
  amount,
  type EffectFrame,
  type EffectRule,
  effect,
  nodeOf,
  type Scope,
  scopeOf,
} from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import type { Amount, Target } from './tree.js'

/** An amount whose value is known: it was settled before anything was chosen. */
export type Settled = number | 'all' | 'any' | { upTo: number }

export function settle(t: Table, n: Amount, x: Scope, you: Seat): Settled {
  if (n === 'all' || n === 'any') return n
  if (typeof n === 'object' && 'upTo' in n) return { upTo: Math.max(0, amount(t, n.upTo, x, you)) }
  return Math.max(0, amount(t, n, x, you))
}

/** How many of so many: the least and the most that may be meant, and what was asked for. */
export function rangeOf(n: Settled, have: number): { least: number; most: number; wanted: number } {
  if (n === 'all') return { least: have, most: have, wanted: have }
  if (n === 'any') return { least: 0, most: have, wanted: 0 }
  if (typeof n === 'object') return { least: 0, most: Math.min(n.upTo, have), wanted: 0 }
  return { least: Math.min(n, have), most: Math.min(n, have), wanted: n }
}

interface Counting<N> {
  target(node: N): Target
  n(node: N): Amount
  suits?: Suits<N>
  /** How many there are to take, or how many may be put. */
  have(t: Table, card: Card, node: N): number
  /** May call one procedure as its last deed. */
  change(t: Table, card: Card, n: number, node: N, f: EffectFrame): void
  /** Once all is done; may call one procedure. */
  after?(t: Table): void
}

/** No player would put more counters than this where nothing limits them. */
export const MANY = 99

interface Counted {
  n: Settled
  total: number
  cards: Card[]
  full?: boolean
}

/** An effect that puts counters on its targets or takes some off; where there is a choice, its player says how many. */
export function overCounters<N extends EffectTree>(name: string, how: Counting<N>): EffectRule {
  return effect<N, Counted, State>(
    name,
    {
      settle(t, f) {
        f.n = settle(t, how.n(nodeOf<N>(t, f)), scopeOf(t, f), f.you)
        f.total = 0
      },
      ...aiming<N>('cards', how.target, how.suits),
      howMany(t, f) {
        const [card] = f.cards
        if (card === undefined) {
          goto(f, 'after')
          return
        }
        const { least, most } = rangeOf(f.n, how.have(t, card, nodeOf<N>(t, f)))
        const options = Array.from({ length: most - least + 1 }, (_, i) => offer.number(least + i))
        ask(t, f.you, 'number', options, { about: { node: f.node, card } })
      },
      change(t, f, answer: Of<'number'>) {
        const card = f.cards.shift() as Card
        const node = nodeOf<N>(t, f)
        const n = answer.n
        if (n < rangeOf(f.n, how.have(t, card, node)).wanted) f.full = false
        f.total += n
        goto(f, 'howMany')
        if (n > 0) how.change(t, card, n, node, f)
      },
      after(t, f) {
        scopeOf(t, f).number = f.total
        how.after?.(t)
      },
      done(t, f) {
        finish(t, f, f.full === true)
      },
    },
    (t, node, x, you) => mayAim(t, how.target(node), node, x, you, how.suits),
  )
}
