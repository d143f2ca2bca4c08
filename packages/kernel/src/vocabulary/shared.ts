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
import { type Any, amount, bound, type EffectRule, holds, type Vocabulary } from './interpreter.js'
import { exists, find, isA } from './queries.js'

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

/** The values that every game has; a game adds its own. */
export const sharedValues: Vocabulary['values'] = new Map<string, Any>([
  ['count', (t: Any, v: Any, x: Any, you: number) => find(t, v.count, x, you).length],
  ['that', (_t: Any, _v: Any, x: Any) => x.number],
  ['half', (t: Any, v: Any, x: Any, you: number) => Math.ceil(amount(t, v.half, x, you) / 2)],
  ['plus', (t: Any, v: Any, x: Any, you: number) => amount(t, v.plus[0], x, you) + amount(t, v.plus[1], x, you)],
  ['minus', (t: Any, v: Any, x: Any, you: number) => amount(t, v.minus[0], x, you) - amount(t, v.minus[1], x, you)],
  ['times', (t: Any, v: Any, x: Any, you: number) => amount(t, v.times[0], x, you) * amount(t, v.times[1], x, you)],
  ['if', (t: Any, v: Any, x: Any, you: number) => amount(t, holds(t, v.if, x, you) ? v.then : v.else, x, you)],
])

const compare: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
}

/** "You have a Droid": one of yours, unless the words say otherwise; made once for each query. rules destiny.spotting, swtcg.gl-you-your */
const yours = new WeakMap<object, object>()
function owned(query: object): object {
  if ('whose' in query) return query
  const known = yours.get(query)
  if (known !== undefined) return known
  const made = { ...query, whose: 'yours' }
  yours.set(query, made)
  return made
}

/** The conditions that every game has. */
export const sharedConditions: Vocabulary['conditions'] = new Map<string, Any>([
  ['spot', (t: Any, c: Any, x: Any, you: number) => exists(t, owned(c.spot), x, you)],
  ['exists', (t: Any, c: Any, x: Any, you: number) => exists(t, c.exists, x, you)],
  [
    'compare',
    (t: Any, c: Any, x: Any, you: number) =>
      (compare[c.compare[1]] as (a: number, b: number) => boolean)(
        amount(t, c.compare[0], x, you),
        amount(t, c.compare[2], x, you),
      ),
  ],
  [
    'is',
    (t: Any, c: Any, x: Any, you: number) => {
      const things = bound(t, c.is, x)
      return things.length > 0 && things.every((thing) => isA(t, thing, c.a, x, you))
    },
  ],
  ['not', (t: Any, c: Any, x: Any, you: number) => !holds(t, c.not, x, you)],
  ['all', (t: Any, c: Any, x: Any, you: number) => c.all.every((each: object) => holds(t, each, x, you))],
  ['any', (t: Any, c: Any, x: Any, you: number) => c.any.some((each: object) => holds(t, each, x, you))],
])
