import type { Card } from '@dejarik/kernel'
import type { CardArg, Line } from '@dejarik/kernel/log'
import { describing, type Names } from '@dejarik/kernel/options'
import type { Die, Table } from '../state.js'

/** The headings under which options are listed. */
export const headings = {
  activate: 'Activate',
  play: 'Play a card',
  resolve: 'Resolve dice',
  use: 'Use an action',
  reroll: 'Discard to reroll',
  end: 'End your part of the round',
  choose: 'Choose',
} as const

/** What a line can be given. */
export interface Reader {
  card(card: Card): CardArg
  /** A die by what it shows. */
  die(die: Die): Line
  side(die: Die, side: number): string
  /** What playing it this way costs now. */
  price(card: Card, on: Card, replace: Card): number
  /** One of the ways that the open question puts. */
  either(n: number): string
}

/** What scenarios call things. */
export interface StepNames extends Names {
  /** Every way to write a side of a die. */
  sides(die: Die, side: number): readonly string[]
  clause(clause: number): string
  /** The names of the card that asks. */
  asking(): readonly string[]
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
