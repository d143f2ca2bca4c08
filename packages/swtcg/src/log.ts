import { type Card, type Event, ownerOf, pileOf, type Seat, seenBy } from '@dejarik/kernel'
import { type CardArg, english, type Line, lineOf, type Reader, sayLine } from '@dejarik/kernel/log'
import { events } from './fields.js'
import type { SwtcgEngine } from './game.js'
import { cardName } from './labels.js'
import { sentences } from './log-words.js'
import { DECK, DISCARD, def, HAND, zoneOf } from './rules/zones.js'
import { arenas, type State, type Table } from './state.js'
import { title } from './view.js'

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set(['unsealed', 'passed', 'given', 'found'])

const aside: ReadonlySet<number> = new Set([DECK, HAND, DISCARD])

/** What happened, as this seat or the public may know it: a key and what it is about; null where nothing is told. */
export function eventLine(e: SwtcgEngine, s: State, event: Event, seat: Seat | 'public'): Line | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const t = e.table(s)
  const { node: _, ...told } = seen
  const line = lineOf(told as Event, events, (card) => named(t, card))
  const { arena } = line.args
  const args = {
    ...line.args,
    ...(typeof arena === 'number' ? { arena: arenas[arena] ?? 'build' } : {}),
    // What is discarded from a hand is its owner's.
    ...(seen.is === 'discarded' && seen.from === 'hand' ? { whose: ownerOf(s, seen.card as Card) } : {}),
  }
  return { key: line.key, args }
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

/** Copies are numbered where they lie on the table; in a hand or a deck that would tell which of them it is. */
function named(t: Table, card: Card): CardArg {
  const isAside = aside.has(zoneOf(pileOf(t.s, card)))
  return { card: def(t, card).id, name: isAside ? title(t, card) : cardName(t, card) }
}
