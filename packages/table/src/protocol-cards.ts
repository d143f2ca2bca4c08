/** What the page and the engine say to each other about one card: its sheet, its odds, why it may or may not. */
import type { Reason } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Thing } from './protocol.js'

export type { Reason }

/** A card as anybody may read it: facts, and the text in our words. */
export interface CardSheet {
  readonly id: string
  readonly name: string
  readonly subtitle?: string
  /** Set and number. */
  readonly from: string
  /** How a deck list writes it. */
  readonly label: string
  readonly type: string
  /** The type line: "unique villain blue character", and subtypes. */
  readonly line: string
  /** Colour of the frame. */
  readonly tone: string
  readonly unique: boolean
  /** Cost, health, power …, in the order in which players read them. */
  readonly numbers: readonly { readonly key: string; readonly value: string }[]
  /** The six sides of its die. */
  readonly die?: readonly string[]
  readonly text: readonly string[]
  /** What it is part of, where cards of one group lie together. */
  readonly group?: string
  /** Words that the engine does not carry out yet. */
  readonly ignored?: true
}

/** How likely something is, in one line: a key of the messages and its numbers. */
export interface OddsLine {
  readonly key: string
  readonly args: Readonly<Record<string, number | string>>
}

/** How likely each outcome is, exactly, from what these eyes may know. */
export interface OddsShown extends OddsLine {
  readonly rows: readonly { readonly name: string; readonly chance: number; readonly mean?: number }[]
}

/** What may be done with a thing, what may not and why, and where its numbers come from. */
export interface Explanation {
  readonly verdicts: readonly {
    readonly what: Line
    readonly may: boolean
    readonly why: readonly Reason[]
  }[]
  readonly numbers: readonly {
    readonly name: string
    readonly total: number
    readonly parts: readonly { readonly value: number; readonly from: string; readonly rule?: string }[]
  }[]
}

export interface CardRequests {
  why: { ask: { thing: Thing }; get: Explanation }
  /** How likely what these things may come to is. */
  odds: { ask: { things: readonly Thing[] }; get: readonly OddsShown[] }
}
