import type { EffectTree } from '../abilities/catalog.js'
import type { Together } from '../decisions/pick.js'
import { call, type Procedure, procedure, type Step } from '../procedures.js'
import type { CoreState, Frame, Ref, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import type { QueryTree, RefTree, ValueTree } from './tree.js'

/** What an ability in progress has bound. It lives in the ability's frame; the frames of its effects point to it. */
export interface Scope {
  /** Who controls the ability. */
  you: Seat
  /** The card it is printed on. */
  source: Ref
  /** "That die", "that character": what was last chosen or named under each noun. */
  that: Record<string, number[]>
  /** "That many": how much the last effect did. */
  number: number
  /** The die being resolved, or -1. */
  die: number
  /** The opponent this ability is about, once known; -1 before. */
  opponent: Seat
}

/** The frame of one effect node in progress. */
export interface EffectFrame extends Frame {
  node: number
  /** Where on the stack the ability's scope is. */
  scope: number
  /** Whose "you" it is: an effect may be forced on another player. */
  you: Seat
}

// biome-ignore lint/suspicious/noExplicitAny: each game narrows its own state and trees
export type Any = any

/** One verb: how it runs, and whether it could do anything now. */
export interface EffectRule {
  readonly do: string
  readonly procedure: Procedure
  /** It can be declined by itself: "you may" need not be asked before. */
  readonly optional?: true
  /** Could it be done in full? Offers that can only fail are not made. */
  possible?(t: Table, node: EffectTree, x: Scope, you: Seat): boolean
}

/** A game declares each with its own state and its own part of a tree; as methods they are taken as what they are for. */
export type Test = { is(t: Table, thing: number, wanted: unknown, x: Scope, you: Seat, query: object): boolean }['is']
type Evaluate<R> = { of(t: Table, tree: string | object, x: Scope, you: Seat): R }['of']

/** A noun: everything it could mean in the query's zone, and whether a thing is one, wherever it is. */
export interface Noun<S extends CoreState = CoreState> {
  all(t: Table<S>, query: QueryTree, x: Scope, you: Seat): readonly number[]
  /** The same for one query, which is read once: what it says is the same each time it is asked. */
  among?(query: QueryTree): { of(t: Table<S>, x: Scope, you: Seat): readonly number[] }['of']
  is(t: Table<S>, thing: number): boolean
}

/** The words a game understands: the shared ones and its own. */
export interface Vocabulary<S extends CoreState = CoreState> {
  readonly effects: ReadonlyMap<string, EffectRule>
  /** Named procedures for what the vocabulary cannot say. */
  readonly natives: ReadonlyMap<string, EffectRule>
  readonly kinds: ReadonlyMap<string, Noun<S>>
  /** The top cards of a player's deck: `{top, of}`. */
  top(t: Table<S>, target: object, x: Scope, you: Seat): readonly number[]
  readonly filters: ReadonlyMap<string, Test>
  readonly values: ReadonlyMap<string, Evaluate<number>>
  readonly conditions: ReadonlyMap<string, Evaluate<boolean>>
  readonly refs: ReadonlyMap<string, { of(t: Table<S>, x: Scope): readonly number[] }['of']>
  /** Is it where the query says, for games whose abilities speak of what is in one place; elsewhere a zone is only searched. */
  here?(t: Table<S>, thing: number, query: QueryTree, x: Scope): boolean
  /** Is it in a state that the query sees, for games whose cards may lie inactive? */
  counts?(t: Table<S>, thing: number, query: QueryTree): boolean
  /** What a text in progress may choose to do this to, for games whose cards may be protected; absent: anything. */
  targetable?(t: Table<S>, deed: string, x: Scope, you: Seat): ((thing: number) => boolean) | undefined
  /** What the things of a set that the query describes must be together; absent where each may be any. */
  together?(t: Table<S>, query: QueryTree, from: readonly number[], x: Scope, you: Seat): Together | undefined
  /** How a thing is kept under a noun, so that it can be told whether it still is what it was. */
  keep(t: Table<S>, noun: string, thing: number): number
  /** The things kept under a noun that can still be spoken of. */
  still(t: Table<S>, noun: string, kept: readonly number[]): readonly number[]
  /** Seats still in the game, in turn order from this one. */
  players(s: S, from: Seat): readonly Seat[]
  /** Who goes first where several players do the same at once, or who says so; absent: whoever acts. */
  atOnce?(t: Table<S>): { first: Seat } | { says: Seat }
  /** What else is spoken of once these are bound under a noun: with a die, its character. */
  bindsToo?(t: Table<S>, noun: string, things: readonly number[]): { noun: string; things: readonly number[] } | null
  /** Is what is bound under this noun "that card" too? So it is of all but dice, players and symbols, unless a game says. */
  cardToo?(noun: string): boolean
  /** The seat that a name of this game means: a side, say. */
  seatCalled?(name: string, t: Table<S>, x: Scope): Seat | undefined
  /** The fewest that "up to" so many may be, as far as there are any; absent: none. */
  readonly leastOfUpTo?: number
  /** Of several ways, only one that can be carried out may be chosen. */
  readonly onlyPossible?: boolean
}

/** Declares one verb. Its steps run in a frame that knows the node, the scope and who acts. */
export function effect<N extends EffectTree, L = unknown, S extends CoreState = CoreState>(
  name: string,
  steps: Record<string, Step<S, EffectFrame & L>>,
  possible?: (t: Table<S>, node: N, x: Scope, you: Seat) => boolean,
): EffectRule {
  const rule = { do: name, procedure: procedure<EffectFrame & L, S>(`do-${name}`, steps) }
  return possible ? { ...rule, possible } : rule
}

export const nodeOf = <N>(t: Table, f: EffectFrame): N => t.catalog.nodes[f.node] as N
export const scopeOf = (t: Table, f: EffectFrame): Scope => t.s.stack[f.scope] as unknown as Scope

function ruleFor(t: Table, node: EffectTree): EffectRule {
  const { words } = t.rules
  const rule =
    node.do === 'native' ? words.natives.get((node as { name?: string }).name ?? '') : words.effects.get(node.do)
  if (rule === undefined) throw new Error(`No effect is called ${JSON.stringify(node)}`)
  return rule
}

/** Begins an effect; `f.result` of the caller is then whether it was done in full. */
export function perform(t: Table, node: EffectTree, f: EffectFrame, you: Seat = f.you): void {
  f.result = true
  call(t, ruleFor(t, node).procedure, { node: t.catalog.nodeOf.get(node), scope: f.scope, you })
}

/** Could this effect be done in full, as far as can be seen now? */
export function possible(t: Table, node: EffectTree, x: Scope, you: Seat): boolean {
  const rule = ruleFor(t, node)
  return rule.possible === undefined || rule.possible(t, node, x, you)
}

/** Does the effect itself leave it open whether to do it? */
export const isOptional = (t: Table, node: EffectTree): boolean => ruleFor(t, node).optional === true

/** What an effect comes to: done in full, not done in full, or declined by whoever might have done it. */
export type Outcome = boolean | 'declined'

/** What kind of tree it is: the first of its keys that is such a word, in whatever order they were written. */
function wordIn<W>(words: ReadonlyMap<string, W>, tree: object): W | undefined {
  for (const key in tree) {
    const word = words.get(key)
    if (word !== undefined) return word
  }
  return undefined
}

/** A number that the tree describes; a value without parts is a word: 'x'. */
export function amount(t: Table, tree: ValueTree, x: Scope, you: Seat): number {
  if (typeof tree === 'number') return tree
  const { values } = t.rules.words
  const read = typeof tree === 'string' ? values.get(tree) : wordIn(values, tree)
  if (read === undefined) throw new Error(`No value is called ${JSON.stringify(tree)}`)
  return read(t, tree as object, x, you)
}

export function holds(t: Table, tree: object, x: Scope, you: Seat): boolean {
  const test = wordIn(t.rules.words.conditions, tree)
  if (test === undefined) throw new Error(`No condition is called ${JSON.stringify(tree)}`)
  return test(t, tree, x, you)
}

/** The things that a reference means now: 'this', 'attached', {that: 'die'} … */
export function bound(t: Table, ref: RefTree, x: Scope): readonly number[] {
  const { words } = t.rules
  if (typeof ref === 'string') return words.refs.get(ref)?.(t, x) ?? []
  return words.still(t, ref.that, x.that[ref.that] ?? [])
}

/** From now on "that …" means these. */
export function bind(t: Table, x: Scope, noun: string, things: readonly number[]): void {
  const kept = things.map((thing) => t.rules.words.keep(t, noun, thing))
  x.that[noun] = kept
  const { cardToo = isThing, bindsToo } = t.rules.words
  if (cardToo(noun)) x.that.card = [...kept]
  const more = bindsToo?.(t, noun, things)
  if (more) x.that[more.noun] = more.things.map((thing) => t.rules.words.keep(t, more.noun, thing))
}

const isThing = (noun: string): boolean => noun !== 'die' && noun !== 'player' && noun !== 'symbol'

/** Everybody else who is still in the game, in turn order. */
export const opponentsOf = (t: Table, you: Seat): readonly Seat[] =>
  t.rules.words.players(t.s, you).filter((seat) => seat !== you)
