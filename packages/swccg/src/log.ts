import { type Event, type Seat, seenBy } from '@dejarik/kernel'
import { english, type Line, lineOf, type Reader, sayLine } from '@dejarik/kernel/log'
import { events } from './fields.js'
import type { SwccgEngine } from './game.js'
import { sentences } from './log-words.js'
import { defOf } from './rules/facts.js'
import type { State } from './state.js'

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set([
  'unsealed',
  'passed',
  'announced',
  'initiated',
  'resolved',
  'not initiated',
])

/** What happened, as this seat or the public may know it: a key and what it is about; null where nothing is told. */
export function eventLine(e: SwccgEngine, s: State, event: Event, seat: Seat | 'public'): Line | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const t = e.table(s)
  return lineOf(seen, events, (card) => {
    const { id, name } = defOf(t, card)
    return { card: id, name }
  })
}

/** One line in English. */
export function eventWords(
  e: SwccgEngine,
  s: State,
  event: Event,
  seat: Seat | 'public',
  names: readonly string[] = ['Dark', 'Light'],
  mark?: Reader['mark'],
): string | null {
  const line = eventLine(e, s, event, seat)
  return line === null ? null : sayLine(sentences, english, line, mark ? { seat, names, mark } : { seat, names })
}
