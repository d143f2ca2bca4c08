import type { Any } from './interpreter.js'

/** What one verb is worth to whoever controls it; `value` appraises the effects inside. */
export type Appraise = (effect: Any, value: (effect: object) => number) => number

/** What all games share: choices are taken to be made well, conditions to hold now and then. */
const shared: Readonly<Record<string, Appraise>> = {
  sequence: (e, value) => e.steps.reduce((sum: number, each: object) => sum + value(each), 0),
  paragraph: (e, value) => value(e.effect),
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
export function appraiser(verbs: Readonly<Record<string, Appraise>>): (effect: object) => number {
  const values = new WeakMap<object, number>()
  const value = (effect: object): number => {
    const known = values.get(effect)
    if (known !== undefined) return known
    const { do: verb } = effect as { do: string }
    const reads = verbs[verb] ?? shared[verb]
    const read = reads === undefined ? UNKNOWN : reads(effect, value)
    values.set(effect, read)
    return read
  }
  return value
}

/** A number in a tree; what is counted on the table is taken to be two. */
export const roughly = (value: unknown): number => (typeof value === 'number' ? value : value === 'all' ? 3 : 2)

/** Whose things a target takes: 1 one's own, -1 another's, 0 either. */
export function sideOfTarget(target: Any): number {
  if (target === 'this' || target === 'attached' || target === 'this-die' || target === 'granter') return 1
  const query = target?.from ?? target?.each ?? (target?.kind === undefined ? undefined : target)
  if (query?.whose === 'yours') return 1
  return query?.whose === 'opponent' ? -1 : 0
}

/** How many things a target takes. */
function many(target: Any): number {
  if (target?.each !== undefined) return 2
  const count = target?.choose
  if (count === undefined || typeof count === 'number') return count ?? 1
  return count?.upTo === undefined ? 2 : roughly(count.upTo)
}

/** Harm is good where it may meet the opponent, bad where it must meet oneself. */
export const harm = (target: Any, value: number): number => (sideOfTarget(target) > 0 ? -value : value) * many(target)
/** Help is bad only where it must meet the opponent. */
export const help = (target: Any, value: number): number => (sideOfTarget(target) < 0 ? -value : value) * many(target)
