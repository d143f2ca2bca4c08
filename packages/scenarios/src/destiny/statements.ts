import type { State } from '@dejarik/destiny'
import { nth } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { cardStatements } from './card-statements.js'
import { deckStatements } from './deck-statements.js'
import { dieStatements } from './die-statements.js'
import { gameStatements } from './game-statements.js'
import { seatStatements } from './seat-statements.js'
import type { Setting } from './setting.js'

/** One form of statement: how it reads, and whether it holds; null when it does, else what is so instead. */
export interface Statement {
  readonly form: string
  readonly reads: RegExp
  holds(x: Setting, s: State, words: readonly string[]): string | null
}

/** The table is needed for everything but statements about decks. */
const all: readonly Statement[] = [
  ...deckStatements,
  ...gameStatements,
  ...seatStatements,
  ...dieStatements,
  ...cardStatements,
]

export const forms: readonly string[] = all.map(({ form }) => form)

export function test(x: Setting, s: State | null, text: string): string | null {
  const said = text.trim().replace(/\s+/g, ' ')
  for (const statement of all) {
    const found = statement.reads.exec(said)
    if (found === null || !seatsFit(x, statement, found)) continue
    if (s === null && !deckStatements.includes(statement)) throw new Fault('there is no table: this needs `seats`.')
    return statement.holds(x, s as State, found.slice(1))
  }
  throw new Fault(`no statement reads like this. Statements are:\n  ${forms.join('\n  ')}`)
}

/** A form that begins with a seat is meant only where the first word is one. */
function seatsFit(x: Setting, { form }: Statement, found: RegExpExecArray): boolean {
  return !form.startsWith('SEAT') || x.seats.includes(nth(found, 1))
}
