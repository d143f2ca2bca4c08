import {
  both,
  either,
  flag,
  isRecord,
  limits,
  list,
  named,
  number,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  whole,
  within,
} from '@dejarik/kernel/boundary'
import { type Said, said } from '@dejarik/kernel/log'
import { gameIds, type RequestName } from '../protocol.js'

/** As many of anything as a page may point at, or a game may have answers. */
const MANY = 100_000

const word = text(200)
const seat = whole(0, 3)
const count = whole(0, MANY)
const key = number(0, Number.MAX_SAFE_INTEGER)
const things = list(word, 2000)
const places = list(count, 2000)
const game = oneOf(...gameIds)
const deckList = text(limits.deck.bytes)
const deck: Shape = (value, at) =>
  isRecord(value) && Object.hasOwn(value, 'list')
    ? record({ list: deckList })(value, at)
    : record({ shipped: count })(value, at)
const nothing = record({}, {}, () => null)

const fix: Shape = (value, at) => {
  const does = isRecord(value) ? value.does : undefined
  if (does === 'change')
    return record({ does: word, cards: list(record({ card: word, by: whole(-999, 999) }), 500) })(value, at)
  if (does === 'find') return record({ does: word, words: word, n: count })(value, at)
  return record({ does: oneOf('name', 'drop', 'change', 'find') }, { name: word })(value, at)
}

const edit: Shape = (value, at) =>
  isRecord(value) && Object.hasOwn(value, 'put')
    ? record({ put: word, on: whole(-1, MANY) })(value, at)
    : record({ set: word, to: count })(value, at)

const eyes = either(said('a seat or public'), seat, oneOf('public'))
const choice = record({ name: word, deck }, { bot: word })

/** What the page may ask, each with what it must bring. A name that is not here is no request. */
const shapes: { readonly [Name in RequestName]: Shape } = {
  decks: record({ game }),
  deck: record({ game, deck, players: whole(1, 4) }),
  write: record({ game, deck, as: word }),
  cards: record({ game }),
  search: record({ game, words: text(2000) }),
  searchHelp: record({ game }),
  mend: record({ game, list: deckList, fix }, { line: whole(1, MANY) }),
  begin: record({ game, seats: list(choice, 4) }, { seed: word, lenient: flag, variant: word }),
  lesson: record({ game, names: record({ you: word, bot: word }) }),
  free: nothing,
  games: nothing,
  open: record({ key }),
  forget: record({ key }),
  take: record({ seat, name: word }),
  bots: nothing,
  load: record({ text: text(limits.record.bytes), names: list(word, 4) }),
  leave: nothing,
  save: record({}, { report: text(limits.deck.bytes) }),
  puzzles: record({ game }),
  puzzle: record({ game, key: word }),
  answer: record({ number: count, option: count }),
  set: record({ number: count, chosen: places }),
  gather: record({ things }),
  gathered: record({ number: count, things }),
  branch: record({ at: count }),
  undo: record({}, { to: count }),
  concede: record({ how: oneOf('concede', 'draw') }),
  skip: record({ on: flag }),
  stops: record({ seat, stops: record({ off: list(word, 500), quiet: list(word, 5000) }) }),
  interrupts: record({ seat }),
  lift: nothing,
  look: record({ at: orNull(count) }),
  eyes: record({ eyes }),
  pace: record({}, { paused: flag, pace: number(0, 1_000_000), step: oneOf(true) }),
  why: record({ thing: word }),
  odds: record({ things }),
  hint: nothing,
  thought: nothing,
  analysis: record({ from: count, to: count }),
  editable: nothing,
  edits: record({ thing: word }),
  propose: record({ thing: word, edit }),
  agree: record({ yes: flag }),
  again: record({ swap: flag }),
}

const bounds = within(limits.request.bounds)

/** What is wrong with a request: its name, or what it brings. Null where nothing is. */
export function requestFault(name: unknown, ask: unknown): Said | null {
  if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return said('There is no such request')
  return both(bounds, shapes[name as RequestName])(ask, name)
}

/** Who sat where, as a record that is loaded says it. */
export const tableShape = (players: number): Shape =>
  record(
    { players: both(list(record({ name: word }, { bot: word }), 4), (value, at) => seats(value, at, players)) },
    {
      guided: oneOf(true),
      lesson: oneOf('on', 'over'),
      ended: record({ how: oneOf('concede', 'draw'), seat }),
      moments: named(word, whole(0, Number.MAX_SAFE_INTEGER), players + 1),
    },
  )

const seats = (value: unknown, at: string, players: number): Said | null =>
  (value as unknown[]).length === players ? null : said('{0} must be as many as there are decks', at)
