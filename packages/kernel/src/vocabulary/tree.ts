import type { EffectTree } from '../abilities/catalog.js'

/**
 * The parts of an ability tree that all games share, each generic over the game's own words.
 * A game closes the circle: `interface MyTree { effect: Effect; … }` and `type Effect = SharedEffect<MyTree> | …`.
 */
export interface Tree {
  effect: unknown
  query: unknown
  ref: unknown
  target: unknown
  value: unknown
  condition: unknown
  who: unknown
}

/** The words of any game, as far as the shared ones look into them. */
export interface KernelTree extends Tree {
  effect: EffectTree
  query: QueryTree
  ref: RefTree
  target: TargetTree
  value: ValueTree
  condition: object
  who: WhoTree
}

export type QueryTree = { readonly kind: string; readonly whose?: unknown; readonly 'one-of'?: RefTree | undefined }
export type RefTree = string | That
export type WhoTree = string | That | { owner: RefTree }
export type ValueTree = number | string | object
export type TargetTree = SharedTarget<KernelTree>

/** A bound thing: the last one chosen, or named by the event, under that noun. */
export interface That<Noun extends string = string> {
  that: Noun
}

export type SharedRef<Noun extends string> = 'this' | That<Noun>

export type SharedWho<G extends Tree> =
  | 'you'
  | 'opponent'
  | 'each-opponent'
  | 'each-player'
  | 'any-player'
  | { owner: G['ref'] }
  | That<'player'>

/** `some` is at least one, `any` may be none. */
export type Count<G extends Tree> = G['value'] | { upTo: G['value'] } | 'some' | 'any'

export type SharedTarget<G extends Tree> =
  | G['ref']
  | { choose: Count<G>; from: G['query'] }
  | { each: G['query'] }
  | { random: G['value']; from: G['query'] }
  | { top: G['value']; of: G['who'] }
  | { and: [G['target'], G['target']] }

export type SharedValue<G extends Tree> =
  | number
  | { count: G['query'] }
  | { cost: G['ref'] }
  | That<'number'>
  | { half: G['value'] }
  | { plus: [G['value'], G['value']] }
  | { minus: [G['value'], G['value']] }
  | { times: [G['value'], G['value']] }
  | { hand: G['who'] }
  | { if: G['condition']; then: G['value']; else: G['value'] }

export type Comparison = '>' | '<' | '>=' | '<=' | '='

export type SharedCondition<G extends Tree> =
  | { spot: G['query'] }
  | { exists: G['query'] }
  | { compare: [G['value'], Comparison, G['value']] }
  | { is: G['ref']; a: G['query'] }
  | { not: G['condition'] }
  | { all: G['condition'][] }
  | { any: G['condition'][] }
