import type { Card } from '@dejarik/kernel'
import type { LogArg, LogArgs } from '@dejarik/kernel/log'
import { describing, type Names } from '@dejarik/kernel/options'
import type { Table } from '../state.js'

/** The headings under which options are listed. */
export const headings = {
  place: 'Put into an arena',
  build: 'Build',
  deploy: 'Deploy or complete',
  move: 'Move',
  equip: 'Equipment',
  attack: 'Attack',
  use: 'Use an ability',
  respond: 'Play an effect',
  end: 'Do nothing',
  choose: 'Choose',
} as const

/** An option to use an ability of a card. */
export interface Using {
  readonly do: string
  readonly card?: Card
  readonly clause?: number
  readonly from?: Card
  readonly subject?: number
}

/** What a line can be given. */
export interface Reader {
  /** The unit that a Pilot is on. */
  pilotedBy(card: Card): LogArg
  /** The unit that Equipment is on. */
  equippedWith(card: Card): LogArg
  /** Where a card has several such abilities, which one and from whom; and whom it is about, of several occasions. */
  using(o: Using): LogArgs
  /** One of the ways that the open question puts. */
  either(n: number): string
  /** What a die shows, where whoever is asked may see it. */
  shown(die: number): number | undefined
}

/** What scenarios call things. */
export interface StepNames extends Names {
  /** The names of the card that asks. */
  asking(): readonly string[]
  /** What is being picked: `retreat`, `lucky`. */
  purpose(): string
  /** Which ability of its card it is: `ability 2`, `by Teacher`. */
  ability(o: Using): readonly string[]
  /** The names of the unit that one of several occasions is about. */
  subject(occasion: number): readonly string[]
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
