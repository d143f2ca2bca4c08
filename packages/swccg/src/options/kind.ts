import type { Card } from '@dejarik/kernel'
import type { LogArg } from '@dejarik/kernel/log'
import { describing, type Names } from '@dejarik/kernel/options'
import type { Table } from '../state.js'

/** The headings under which options are listed. */
export const headings = {
  force: 'Force',
  drain: 'Force drain',
  asteroids: 'Asteroids',
  deploy: 'Deploy',
  battle: 'Battle',
  attack: 'Attack',
  fire: 'Fire',
  move: 'Move',
  play: 'Play an Interrupt',
  use: 'Use a text',
  respond: 'Respond',
  end: 'Do nothing',
  choose: 'Choose',
} as const

/** What a line can be given. */
export interface Reader {
  /** Where a card sits aboard: `pilot`, `cargo`. */
  role(as: number | undefined): string | undefined
  /** What a location becomes part of. */
  group(group: string): LogArg
  /** Which of several texts of a card it is; undefined where it has one. */
  text(clause: number | undefined): number | undefined
}

/** What scenarios call things. */
export interface StepNames extends Names {
  /** The names of the card that asks. */
  asking(): readonly string[]
  /** The kind of question that is open. */
  asked(): string
  /** What using a text is called, and its place on the card. */
  text(card: Card, clause: number | undefined): { readonly verb: string; readonly place: number }
  /** The names of what one of several occasions is about. */
  subject(occasion: number): readonly string[]
  /** `pilot`; a driver may be called the pilot of what has no other. */
  roles(as: number | undefined): readonly string[]
  /** What a location becomes part of: `at Tatooine`, `in` a starship. */
  group(group: string): readonly string[]
  /** Between which others a location comes to lie. */
  inLine(at: number): readonly string[]
}

/**
 * Describes a kind of option. The page imports these files for their sentences: they import types and words alone, never a
 * rule.
 */
export const kind = describing<{
  readonly group: keyof typeof headings
  readonly table: Table
  readonly reader: Reader
  readonly names: StepNames
}>()
