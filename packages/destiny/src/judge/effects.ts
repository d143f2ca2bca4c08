import type { Definition } from '../definitions.js'
import type { Effect, Query, Target } from '../effects/tree.js'

/**
 * What an effect is worth to whoever controls it, in damage: a rough reading of the tree, the same for cards known and
 * unknown. Choices are taken to be made well, conditions to hold now and then.
 */
export function valueOfEffect(effect: object): number {
  const known = values.get(effect)
  if (known !== undefined) return known
  const value = read(effect as Effect)
  values.set(effect, value)
  return value
}

const values = new WeakMap<object, number>()

type Reader = (e: never) => number

/** A number in a tree; what is counted on the table is taken to be two. */
const n = (value: unknown): number => (typeof value === 'number' ? value : value === 'all' ? 3 : 2)

/** Whose things a target takes: 1 one's own, -1 another's, 0 either. */
function side(target: Target | undefined): number {
  if (target === 'this' || target === 'attached' || target === 'this-die') return 1
  if (typeof target !== 'object' || target === null) return 0
  const query = ('from' in target ? target.from : 'each' in target ? target.each : undefined) as Query | undefined
  if (query?.whose === 'yours') return 1
  return query?.whose === 'opponent' ? -1 : 0
}

/** How many things a target takes. */
function many(target: Target | undefined): number {
  if (typeof target !== 'object' || target === null) return 1
  if ('each' in target) return 2
  if ('choose' in target) {
    const count = target.choose
    if (typeof count === 'number') return count
    return typeof count === 'object' && count !== null && 'upTo' in count ? n(count.upTo) : 2
  }
  return 1
}

/** Harm is good where it may meet the opponent, bad where it must meet oneself. */
const harm = (target: Target, value: number): number => (side(target) > 0 ? -value : value) * many(target)
const help = (target: Target, value: number): number => (side(target) < 0 ? -value : value) * many(target)

const readers: Record<string, Reader> = {
  sequence: (e: { steps: Effect[] }) => e.steps.reduce((sum, each) => sum + valueOfEffect(each), 0),
  then: (e: { first: Effect; next: Effect }) => valueOfEffect(e.first) + 0.8 * valueOfEffect(e.next),
  may: (e: { effect: Effect }) => Math.max(0, valueOfEffect(e.effect)),
  try: (e: { effect: Effect }) => 0.8 * valueOfEffect(e.effect),
  if: (e: { then: Effect; else?: Effect }) =>
    0.6 * valueOfEffect(e.then) + 0.4 * (e.else === undefined ? 0 : valueOfEffect(e.else)),
  either: (e: { options: Effect[] }) => Math.max(...e.options.map((each) => valueOfEffect(each))),
  'for-each': (e: { effect: Effect }) => 1.5 * valueOfEffect(e.effect),
  as: (e: { who: unknown; effect: Effect }) => (e.who === 'you' ? 1 : -1) * valueOfEffect(e.effect),
  // Whoever may avoid it takes what is worse for the other.
  unless: (e: { effect: Effect; otherwise: Effect }) => Math.min(-valueOfEffect(e.effect), valueOfEffect(e.otherwise)),
  delay: (e: { effect: Effect }) => 0.8 * valueOfEffect(e.effect),
  'deal-damage': (e: { n: unknown; to: Target }) => harm(e.to, n(e.n)),
  'place-damage': (e: { n: unknown; on: Target }) => harm(e.on, n(e.n)),
  'give-shields': (e: { n: unknown; to: Target }) => help(e.to, 0.55 * n(e.n)),
  'remove-shields': (e: { n: unknown; from: Target }) => harm(e.from, 0.5 * n(e.n)),
  heal: (e: { n: unknown; from: Target }) => help(e.from, 0.7 * n(e.n)),
  'move-damage': () => 1,
  'remove-die': (e: { what: Target }) => harm(e.what, 1.3),
  'reroll-die': (e: { what: Target }) => 0.6 * many(e.what),
  'turn-die': (e: { what: Target }) => 1.2 * many(e.what),
  'resolve-die': (e: { what: Target }) => 1.3 * many(e.what),
  'resolve-side': () => 1.5,
  'resolve-special': () => 1.2,
  'roll-die': () => 1.2,
  'take-die': () => 1.5,
  'gain-resources': (e: { n: unknown }) => 0.7 * n(e.n),
  'lose-resources': (e: { n: unknown }) => -0.6 * n(e.n),
  spend: (e: { n: unknown }) => -0.7 * n(e.n),
  discount: (e: { n: unknown }) => 0.7 * n(e.n),
  draw: (e: { n: unknown }) => 0.5 * n(e.n),
  discard: (e: { what: Target }) => harm(e.what, 0.5),
  'discard-down-to': () => -0.8,
  'look-at': () => 0.3,
  put: () => 0.4,
  play: () => 1.2,
  activate: (e: { what: Target }) => help(e.what, 1.8),
  ready: (e: { what: Target }) => help(e.what, 2),
  exhaust: (e: { what: Target }) => harm(e.what, 1.8),
  defeat: (e: { what: Target }) => harm(e.what, 5),
  'extra-actions': (e: { n: unknown }) => 0.7 * n(e.n),
  'move-upgrade': () => 0.6,
  'return-to-game': () => 4,
  'switch-upgrade': () => 0.8,
  'end-action-phase': () => 0.3,
}

function read(effect: Effect): number {
  const reader = readers[effect.do]
  return reader === undefined ? 0.5 : reader(effect as never)
}

/** What the abilities of one kind on a card are worth together. */
export function valueOfAbilities(definition: Definition, kind: string): number {
  let sum = 0
  for (const ability of definition.abilities)
    if (ability.ability === kind && 'effect' in ability) sum += valueOfEffect(ability.effect)
  return sum
}
