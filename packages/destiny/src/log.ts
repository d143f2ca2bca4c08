import { type Card, controllerOf, type Event, nth, ownerOf, type Seat, seenBy } from '@dejarik/kernel'
import {
  type CardArg,
  type DieArg,
  english,
  type Line,
  type LogArg,
  lineOf,
  type Reader,
  sayLine,
} from '@dejarik/kernel/log'
import { type Side, writeSide } from './cards/side.js'
import { cardOfDie, sideOfDie } from './columns.js'
import { events } from './fields.js'
import type { DestinyEngine } from './game.js'
import { cardName } from './labels.js'
import { sentences } from './log-words.js'
import { def, inPlay } from './rules/areas.js'
import type { Die, State, Table } from './state.js'

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set(['unsealed'])

/** What happened, as this seat or the public may know it: a key and what it is about; null where nothing is told. */
export function eventLine(e: DestinyEngine, s: State, event: Event, seat: Seat | 'public'): Line | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const t = e.table(s)
  const { key, args } = lineOf(seen, events, (card) => named(t, card))
  return { key, args: { ...args, ...diceOf(t, seen), ...whoseIs(t, seen) } }
}

/** What is discarded from a hand or a deck is its owner's. */
const whoseIs = (t: Table, { is, card, from }: Event): { [field: string]: LogArg } =>
  is === 'discarded' && from !== 'play' ? { whose: ownerOf(t.s, card as Card) } : {}

/** One line in English. */
export function eventWords(
  e: DestinyEngine,
  s: State,
  event: Event,
  seat: Seat | 'public',
  names: readonly string[] = Array.from({ length: s.seats }, (_, i) => `Player ${i + 1}`),
  mark?: Reader['mark'],
): string | null {
  const line = eventLine(e, s, event, seat)
  return line === null ? null : sayLine(sentences, english, line, mark ? { seat, names, mark } : { seat, names })
}

const sideOf = (t: Table, card: Card, side: number): string => writeSide(nth(def(t, card).die as readonly Side[], side))

/** A die by what it shows. */
function dieArg(t: Table, die: Die): DieArg {
  const card = cardOfDie(t.s, die)
  return { side: sideOf(t, card, sideOfDie(t.s, die)), on: named(t, card) }
}

function diceOf(t: Table, { die, with: others, card, side }: Event): { [field: string]: LogArg } {
  const args: { [field: string]: LogArg } = {}
  if (typeof die === 'number') args.die = dieArg(t, die)
  if (Array.isArray(others)) args.with = (others as Die[]).map((each) => dieArg(t, each))
  if (typeof side === 'number' && typeof card === 'number') args.side = sideOf(t, card, side)
  return args
}

/** Is a card of the same name in play on another side? */
const hasTwin = (t: Table, card: Card): boolean =>
  inPlay(t.s, card) &&
  t.s.def.some(
    (other, i) => other === t.s.def[card] && t.s.controller[i] !== t.s.controller[card] && inPlay(t.s, i as Card),
  )

function named(t: Table, card: Card): CardArg {
  const { id, name } = def(t, card)
  // Copies are numbered where they lie on the table; in a hand or a deck that would tell which of them it is.
  if (!inPlay(t.s, card)) return { card: id, name }
  const numbered = { card: id, name: cardName(t, card) }
  return hasTwin(t, card) ? { ...numbered, of: controllerOf(t.s, card) } : numbered
}
