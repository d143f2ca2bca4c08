import {
  bit,
  type Card,
  controllerOf,
  definitionOf,
  everybody,
  type Json,
  knownBy,
  nth,
  refOf,
  run,
  type Seat,
} from '@dejarik/kernel'
import {
  AT,
  BATTLED,
  BENEATH,
  CAPTIVE,
  CARGO,
  COLLAPSED,
  DRAINED,
  DRIVER,
  emptyState,
  FIRED,
  HIT,
  lay,
  MISSING,
  MOVED,
  PASSENGER,
  PILOT,
  PILOTLESS,
  REACHED,
  STACKED,
  type State,
  SUPPORTING,
  SUSPENDED,
  UNDERCOVER,
  UNUSABLE,
} from '@dejarik/swccg'
import {
  changing,
  FORCE,
  HAND,
  isLocation,
  LOST,
  OUT,
  OUTSIDE,
  place as placeCard,
  RESERVE,
  setAim,
  setController,
  sideOf,
  steering,
  TABLE,
  USED,
  zone,
} from '@dejarik/swccg/board'
import { type Entry, entries, entryOf } from '../entry.js'
import { Fault, type ScenarioFile } from '../file.js'
import { cardCalled, destinyCard, filler } from './cards.js'
import { cardsNamed } from './names.js'
import { begin } from './phases.js'
import { defOf, type Setting, seatCalled, tableOf } from './setting.js'

const piles = {
  hand: HAND,
  reserve: RESERVE,
  force: FORCE,
  used: USED,
  lost: LOST,
  out: OUT,
  outside: OUTSIDE,
} as const

const statuses: Readonly<Record<string, number>> = {
  hit: HIT,
  undercover: UNDERCOVER,
  suspended: SUSPENDED,
  captive: CAPTIVE,
  missing: MISSING,
  reached: REACHED,
  unusable: UNUSABLE,
  collapsed: COLLAPSED,
  pilotless: PILOTLESS,
}
const marks: Readonly<Record<string, number>> = { moved: MOVED, battled: BATTLED, drained: DRAINED, fired: FIRED }

/** The keys under which a card lists what is with it, and how that lies there. */
const roles: Readonly<Record<string, number>> = {
  on: AT,
  pilots: PILOT,
  drivers: DRIVER,
  passengers: PASSENGER,
  cargo: CARGO,
  stacked: STACKED,
  supporting: SUPPORTING,
  beneath: BENEATH,
}

/** What is said of cards that may be laid out later: settled when all are there. */
type Later = (() => void)[]

/** Lays the table and runs up to the first decision. */
export function layOut(x: Setting, file: ScenarioFile): State {
  const s = emptyState(x.format, file.seed ?? 1, x.engine.catalog)
  const later: Later = []
  for (const place of (file.table ?? []) as Record<string, Json>[]) layLocation(x, s, place, later)
  for (const [seat, name] of x.seats.entries()) laySeat(x, s, seat, file.seats?.[name] ?? {}, later)
  layDestinies(x, s, file.destiny ?? {})
  for (const settle of later) settle()
  s.script = { rolls: [], picks: [...(file.random ?? [])] }
  begin(x, s, file.at ?? {})
  run(tableOf(x, s) as never)
  return s
}

const put = (x: Setting, s: State, name: string, seat: Seat, pile: number): Card =>
  lay(s, x.engine.catalog, cardCalled(name, x.cards, sideOf(seat)).id, seat, pile)

/**
 * Locations are listed as they lie, left to right; `side`: whose version it is, the Light one where there are two. Dark's
 * cards there come before it: the first card of a game may be any card of Dark's.
 */
function layLocation(x: Setting, s: State, place: Record<string, Json>, later: Later): void {
  const name = String(place.location)
  const side = cardCalled(name, x.cards, (place.side as 'dark' | undefined) ?? 'light').side
  const dark = layAt(x, s, 0, place, -1, later)
  const location = put(x, s, name, side === 'dark' ? 0 : 1, zone(side === 'dark' ? 0 : 1, TABLE))
  if (!isLocation(tableOf(x, s), location)) throw new Fault(`${name} is no location.`)
  for (const card of dark) placeCard(s, card, location, AT)
  changing(s).line.push(location)
  facts(x, s, location, { card: name, ...place }, later)
  if (typeof place.of === 'string') later.push(() => belong(x, s, location, place.of as string))
  if (place.drained === true) s.drained.push(location)
  if (place.battled === true) s.battled.push(location)
  layAt(x, s, 1, place, location, later)
}

/** The cards of one seat at a location. */
const layAt = (x: Setting, s: State, seat: Seat, place: Record<string, Json>, at: Card, later: Later): Card[] =>
  entries(place[nth(x.seats, seat)]).map((entry) => layCard(x, s, seat, at, AT, entry, later))

/** A card on table with everything on it; whose it is, its owner's side says where the list does not. */
function layCard(x: Setting, s: State, seat: Seat, host: Card, as: number, entry: Entry, later: Later): Card {
  const { card: name, owner, seat: whose } = entryOf(entry)
  const controller = whose === undefined ? seat : seatCalled(x, whose)
  const brought = owner === undefined ? controller : seatCalled(x, owner)
  const card = put(x, s, name, brought, zone(controller, TABLE))
  setController(s, card, controller)
  placeCard(s, card, host, as)
  s.known[card] = everybody(s)
  facts(x, s, card, entry, later)
  return card
}

/** What is noted on a card, and what lies on it. Cards of the other side's are told by their title, or by `seat`. */
function facts(x: Setting, s: State, card: Card, entry: Entry, later: Later): void {
  const said = entryOf(entry)
  const flags = (names: Readonly<Record<string, number>>): number =>
    Object.keys(names).reduce((sum, key) => (said[key] === true ? sum | (names[key] as number) : sum), 0)
  const w = changing(s)
  w.status[card] = flags(statuses)
  w.marks[card] = flags(marks)
  for (const [name, n] of Object.entries((said.named ?? {}) as Record<string, number>)) w.named[`${card} ${name}`] = n
  for (const n of (said.used ?? []) as number[])
    s.uses.push({ clause: clauseOf(x, s, card, n), by: refOf(s, card), until: 'turn' })
  if (typeof said.target === 'string') later.push(() => aim(x, s, card, said.target as string))
  if (typeof said.orbit === 'string') later.push(() => orbit(x, s, card, said.orbit as string))
  if (typeof said.parsec === 'number') w.parsec[defOf(x, s, card).name] = said.parsec
  for (const [key, as] of Object.entries(roles))
    for (const each of entries(said[key])) {
      // Whoever steers what has no pilots drives it.
      const side = cardCalled(entryOf(each).card, x.cards, sideOf(controllerOf(s, card))).side
      layCard(x, s, side === 'dark' ? 0 : 1, card, as === PILOT ? steering(tableOf(x, s), card) : as, each, later)
    }
}

/** The Nth ability of a card, as the engine counts abilities. */
function clauseOf(x: Setting, s: State, card: Card, n: number): number {
  const clause = x.engine.catalog.clausesOf[definitionOf(s, card)]?.[n - 1]
  if (clause === undefined) throw new Fault(`${defOf(x, s, card).name} has no text ${n}.`)
  return clause.id
}

function aim(x: Setting, s: State, card: Card, name: string): void {
  const target = cardsNamed(x, s, name)[0]
  if (target === undefined) throw new Fault(`There is no ${name} for ${defOf(x, s, card).name} to target.`)
  setAim(s, card, refOf(s, target))
}

/** What a location is part of whose title does not say it: a planet, or one vehicle, starship or asteroid. */
function belong(x: Setting, s: State, location: Card, name: string): void {
  const { place } = defOf(x, s, location)
  const inside = place === undefined ? undefined : cardsNamed(x, s, name)[0]
  changing(s).grouped[location] = inside === undefined ? name : `${place} ${inside}`
}

function orbit(x: Setting, s: State, card: Card, name: string): void {
  const system = cardsNamed(x, s, name).find((each) => s.line.includes(each))
  if (system === undefined) throw new Fault(`There is no system ${name} to orbit.`)
  changing(s).orbit[defOf(x, s, card).name] = system
}

/** Without a Reserve Deck of its own, a seat has one of cards that nobody will play. */
const RESERVE_CARDS = 10

function laySeat(x: Setting, s: State, seat: Seat, what: Record<string, Json>, later: Later): void {
  for (const entry of entries(what.table)) layCard(x, s, seat, -1, AT, entry, later)
  for (const [key, which] of Object.entries(piles))
    layPile(x, s, seat, which, what[key] ?? (which === RESERVE && x.decks.size === 0 ? RESERVE_CARDS : []))
}

/** Piles are listed top first and kept bottom first; a number stands for so many cards that nobody will play. */
function layPile(x: Setting, s: State, seat: Seat, which: number, listed: Json): void {
  const list = [listed]
    .flat()
    .flatMap((each) => (typeof each === 'number' ? new Array<Entry>(each).fill(filler) : [each as unknown as Entry]))
  for (const entry of which === HAND ? list : [...list].reverse()) {
    const { card: name, 'known-to': known, owner } = entryOf(entry)
    const card = put(x, s, name, owner === undefined ? seat : seatCalled(x, owner), zone(seat, which))
    for (const who of (known ?? []) as Json[]) s.known[card] = knownBy(s, card) | bit(seatCalled(x, who))
  }
}

/** The destinies that a seat will draw lie on top of its Reserve Deck, the first on top: numbers, or cards by name. */
function layDestinies(x: Setting, s: State, destiny: Record<string, readonly (number | string)[]>): void {
  for (const [name, list] of Object.entries(destiny)) {
    const seat = seatCalled(x, name)
    for (const each of [...list].reverse())
      put(x, s, typeof each === 'number' ? destinyCard(each) : each, seat, zone(seat, RESERVE))
  }
}
