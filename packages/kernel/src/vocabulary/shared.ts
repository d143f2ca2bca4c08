import type { CoreState, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { asEffect } from './effects/as.js'
import { choose } from './effects/choose.js'
import { either } from './effects/either.js'
import { forEach } from './effects/for-each.js'
import { ifEffect } from './effects/if.js'
import { may } from './effects/may.js'
import { sequence } from './effects/sequence.js'
import { thenEffect } from './effects/then.js'
import { tryEffect } from './effects/try.js'
import { unless } from './effects/unless.js'
import { amount, bound, type EffectRule, holds, type Scope, type Vocabulary } from './interpreter.js'
import { exists, find, isA } from './queries.js'
import type { Comparison, KernelTree, QueryTree, SharedCondition, SharedValue } from './tree.js'

/** The effects that every game has. */
export const sharedEffects: readonly EffectRule[] = [
  asEffect,
  choose,
  either,
  forEach,
  ifEffect,
  may,
  sequence,
  thenEffect,
  tryEffect,
  unless,
]

type WordOf<U, Key extends string> = Extract<U, Readonly<Record<Key, unknown>>>
/** How each word of a union of trees is read, each of which is told by a key of its own. */
export type Reading<U, Key extends string, R, S extends CoreState = CoreState> = {
  readonly [K in Key]: (t: Table<S>, tree: WordOf<U, K>, x: Scope, you: Seat) => R
}

type Value = SharedValue<KernelTree>
const values: Reading<Value, 'count' | 'that' | 'half' | 'plus' | 'minus' | 'times' | 'if', number> = {
  count: (t, v, x, you) => find(t, v.count, x, you).length,
  that: (_t, _v, x) => x.number,
  half: (t, v, x, you) => Math.ceil(amount(t, v.half, x, you) / 2),
  plus: (t, v, x, you) => amount(t, v.plus[0], x, you) + amount(t, v.plus[1], x, you),
  minus: (t, v, x, you) => amount(t, v.minus[0], x, you) - amount(t, v.minus[1], x, you),
  times: (t, v, x, you) => amount(t, v.times[0], x, you) * amount(t, v.times[1], x, you),
  if: (t, v, x, you) => amount(t, holds(t, v.if, x, you) ? v.then : v.else, x, you),
}

/** The values that every game has; a game adds its own. */
export const sharedValues: Vocabulary['values'] = new Map(Object.entries(values))

const compare: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
}

/** "You have a Droid": one of yours, unless the words say otherwise; made once for each query. rules destiny.spotting, swtcg.gl-you-your */
const yours = new WeakMap<QueryTree, QueryTree>()
function owned(query: QueryTree): QueryTree {
  if ('whose' in query) return query
  const known = yours.get(query)
  if (known !== undefined) return known
  const made = { ...query, whose: 'yours' }
  yours.set(query, made)
  return made
}

type Condition = SharedCondition<KernelTree>
const conditions: Reading<Condition, 'spot' | 'exists' | 'compare' | 'is' | 'not' | 'all' | 'any', boolean> = {
  spot: (t, c, x, you) => exists(t, owned(c.spot), x, you),
  exists: (t, c, x, you) => exists(t, c.exists, x, you),
  compare(t, c, x, you) {
    const [a, how, b] = c.compare
    return compare[how](amount(t, a, x, you), amount(t, b, x, you))
  },
  is(t, c, x, you) {
    const things = bound(t, c.is, x)
    return things.length > 0 && things.every((thing) => isA(t, thing, c.a, x, you))
  },
  not: (t, c, x, you) => !holds(t, c.not, x, you),
  all: (t, c, x, you) => c.all.every((each) => holds(t, each, x, you)),
  any: (t, c, x, you) => c.any.some((each) => holds(t, each, x, you)),
}

/** The conditions that every game has. */
export const sharedConditions: Vocabulary['conditions'] = new Map(Object.entries(conditions))
