/** What the page and the engine say to each other about edits that players agree on. */
import type { Seat } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'

/** Something that an edit may be about: a card, a die, a player, whatever lies on top of a pile. */
export interface EditableShown {
  readonly thing: string
  readonly kind: 'card' | 'die' | 'seat' | 'top'
  /** A card's name, or a pile's; empty for a player. */
  readonly name: string
  /** Whose it is. */
  readonly whose: Seat
  /** The pile that it lies in. */
  readonly pile: string
}

/** What may become of one thing. */
export interface EditsShown {
  readonly places: readonly {
    readonly put: string
    /** How a sentence says it, in English: `to the hand`. */
    readonly words: string
    readonly on: number
    /** The card that it would lie on. */
    readonly onName?: string
  }[]
  readonly numbers: readonly {
    readonly set: string
    readonly now: number
    readonly most: number
    /** What each number stands for, where it is not a number by itself. */
    readonly words?: readonly string[]
  }[]
  /** Cards cannot be moved now, only numbers set. */
  readonly busy: boolean
}

export type EditWanted = { readonly put: string; readonly on: number } | { readonly set: string; readonly to: number }

/** What somebody proposes, as these eyes may read it. */
export interface ProposalShown {
  readonly line: Line
  /** Is it a draw, not an edit? */
  readonly draw: boolean
  /** Is it for these eyes to agree? */
  readonly asked: boolean
}

export interface EditRequests {
  /** What may be edited. */
  editable: { ask: Record<never, never>; get: readonly EditableShown[] }
  /** What may become of one of those things. */
  edits: { ask: { thing: string }; get: EditsShown }
  propose: { ask: { thing: string; edit: EditWanted }; get: null }
  agree: { ask: { yes: boolean }; get: null }
}
