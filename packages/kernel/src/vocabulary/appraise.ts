import type { EffectTree } from '../abilities/catalog.js'
import type { SharedEffect } from './effects/index.js'
import type { Count, KernelTree, QueryTree, TargetTree, ValueTree, WhoTree } from './tree.js'

/** What each verb is worth to whoever controls it; `value` appraises the effects inside. */
export type Appraisals<E extends EffectTree, Inner extends EffectTree = E> = {
  readonly [V in E['do']]?: (effect: Extract<E, { do: V }>, value: (effect: Inner) => number) => number
}

/** What all games share: choices are taken to be made well, conditions to hold now and then. */
const shared: Appraisals<SharedEffect<KernelTree>, EffectTree> = {
  sequence: (e, value) => e.steps.reduce((sum, each) => sum + value(each), 0),
  then: (e, value) => value(e.first) + 0.8 * value(e.next),
  may: (e, value) => Math.max(0, value(e.effect)),
  try: (e, value) => 0.8 * value(e.effect),
  if: (e, value) => 0.6 * value(e.then) + 0.4 * (e.else === undefined ? 0 : value(e.else)),
  either: (e, value) => Math.max(...e.options.map(value)),
  choose: () => 0,
  'for-each': (e, value) => 1.5 * value(e.effect),
  as: (e, value) => (e.who === 'you' ? 1 : -1) * value(e.effect),
  // Whoever may avoid it takes what is worse for the other.
  unless: (e, value) => Math.min(-value(e.effect), value(e.otherwise)),
}

/** Something that nobody has said anything about is probably meant to help. */
const UNKNOWN = 0.5

/**
 * Appraises effects by a rough reading of their trees, the same for cards known and unknown: what an effect is worth to
 * whoever controls it, in the game's own unit. Each tree is read once.
 */
export function appraiser<E extends EffectTree>(verbs: Appraisals<E>): (effect: E) => number {
  const values = new WeakMap<E, number>()
  // Each of them reads the effects of its own verb, and a game's effects hold effects of that game.
  const all = { ...shared, ...verbs } as Readonly<Record<string, ((e: E, v: typeof value) => number) | undefined>>
  const value = (effect: E): number => {
    const known = values.get(effect)
    if (known !== undefined) return known
    const read = all[effect.do]?.(effect, value) ?? UNKNOWN
    values.set(effect, read)
    return read
  }
  return value
}

/** A number in a tree; what is counted on the table is taken to be two. */
export const roughly = (value: ValueTree | undefined): number =>
  typeof value === 'number' ? value : value === 'all' ? 3 : 2

type Taken = TargetTree | QueryTree | WhoTree | undefined

const own: ReadonlySet<string> = new Set(['this', 'attached', 'this-die', 'granter'])

/** Whose things a target takes: 1 one's own, -1 another's, 0 either. */
export function sideOfTarget(target: Taken): number {
  if (target === undefined) return 0
  if (typeof target === 'string') return own.has(target) ? 1 : 0
  const query = 'from' in target ? target.from : 'each' in target ? target.each : 'kind' in target ? target : undefined
  if (query?.whose === 'yours') return 1
  return query?.whose === 'opponent' ? -1 : 0
}

/** How many things a target takes. */
function many(target: Taken): number {
  if (typeof target !== 'object') return 1
  if ('each' in target) return 2
  return 'choose' in target ? counted(target.choose) : 1
}

function counted(count: Count<KernelTree>): number {
  if (typeof count === 'number') return count
  return typeof count === 'object' && 'upTo' in count ? roughly(count.upTo) : 2
}

/** Harm is good where it may meet the opponent, bad where it must meet oneself. */
export const harm = (target: Taken, value: number): number => (sideOfTarget(target) > 0 ? -value : value) * many(target)
/** Help is bad only where it must meet the opponent. */
export const help = (target: Taken, value: number): number => (sideOfTarget(target) < 0 ? -value : value) * many(target)
