import { type Card, type Event, type Seat, seenBy } from '@dejarik/kernel'
import { type CardArg, english, type Line, lineOf, type Reader, sayLine } from '@dejarik/kernel/log'
import type { SwtcgEngine } from './game.js'
import { cardName } from './labels.js'
import { sentences } from './log-words.js'
import { def, HAND, zoneOf } from './rules/zones.js'
import { arenas, type State, type Table } from './state.js'

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set(['unsealed', 'passed', 'given', 'found'])

const cardFields: ReadonlySet<string> = new Set(['card', 'cards', 'on', 'to', 'target', 'loser'])

/** What happened, as this seat or the public may know it: a key and what it is about; null where nothing is told. */
export function eventLine(e: SwtcgEngine, s: State, event: Event, seat: Seat | 'public'): Line | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const t = { s, rules: e.rules, catalog: e.catalog, watch: null, step: '' } as Table
  const { node: _, ...told } = seen
  const line = lineOf(told as Event, cardFields, (card) => named(t, card))
  const { arena } = line.args
  return typeof arena === 'number' ? { ...line, args: { ...line.args, arena: arenas[arena] ?? 'build' } } : line
}

/** One line in English. */
export function eventWords(
  e: SwtcgEngine,
  s: State,
  event: Event,
  seat: Seat | 'public',
  names: readonly string[] = ['Dark', 'Light'],
  mark?: Reader['mark'],
): string | null {
  const line = eventLine(e, s, event, seat)
  return line === null ? null : sayLine(sentences, english, line, mark ? { seat, names, mark } : { seat, names })
}

/** Copies are numbered where they lie on the table; in a hand that would tell which of them it is. */
function named(t: Table, card: Card): CardArg {
  const { id, name } = def(t, card)
  return { card: id, name: zoneOf(t.s.pile[card] as number) === HAND ? name : cardName(t, card) }
}
