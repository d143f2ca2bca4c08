import type { AbilityTree, EffectTree } from '../abilities/catalog.js'
import type { Json } from '../state/json.js'

/** An ability without the effect in it. */
type Around<A> = A extends { effect?: unknown } ? Omit<A, 'effect'> : never

/** A step or statement about a seat: `{ a: 'pass' }`, `{ 'b may': ['use', 'decline'] }`. */
type Line = Readonly<Record<string, string | readonly string[]>>

/**
 * One effect at work, as plain data that a test runs: the tree, its English, a board, the board after. Seats, steps and
 * statements are written as in a scenario; the card that has the effect is called Example.
 */
export interface Example<E extends EffectTree = EffectTree, A = AbilityTree> {
  /** With more around it where the effect alone would show nothing. */
  readonly effect: E
  /** What a player reads on the card. */
  readonly reads: string
  /** The type of the card and the ability, where it is not a card that the first seat simply plays from hand. */
  readonly on?: Around<A> & { readonly card: string }
  /** What each seat has; Example itself lies in hand unless `on` says otherwise. */
  readonly board: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly table?: Readonly<Record<string, Json>>
  /** What is rolled, in order. */
  readonly dice?: readonly string[]
  /** What the seats do once it was played, or, with `on`, from the start. */
  readonly answers: readonly Line[]
  readonly after: readonly (string | Line)[]
}
