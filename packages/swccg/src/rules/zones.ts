import {
  type Card,
  cardsInPile,
  everybody,
  move,
  NONE,
  ownerOf,
  type PileSpec,
  pileOf,
  type Seat,
  top,
} from '@dejarik/kernel'
import { clearCard, hostOf, place, roleOf, setController } from '../columns.js'
import { AT, DARK, LIGHT, type State, type Table } from '../state.js'

/** The piles of a player. rules swccg.force-decks-piles, swccg.force-pile, swccg.lost-pile, swccg.hand */
export const RESERVE = 0
export const FORCE = 1
export const USED = 2
export const LOST = 3
export const HAND = 4
export const TABLE = 5
/** Destinies drawn and not yet resolved: Life Force still. rule swccg.unresolved-destiny-draws */
export const DESTINY = 6
/** Cards being played. */
export const PLAYING = 7
/** rule swccg.state-out-of-play */
export const OUT = 8
/** Beside the deck: what a card brings in from there stays there, hidden, beneath it. rule swccg.starting-step-a */
export const OUTSIDE = 9
const ZONES = 10

export const zoneNames = [
  'reserve',
  'force',
  'used',
  'lost',
  'hand',
  'table',
  'destiny',
  'playing',
  'out',
  'outside',
] as const
export type ZoneName = (typeof zoneNames)[number]

export const zone = (seat: Seat, which: number): number => seat * ZONES + which
export const zoneOf = (pile: number): number => pile % ZONES
export const seatOf = (pile: number): Seat => (pile / ZONES) | 0

const seen = ['none', 'none', 'none', 'all', 'owner', 'all', 'all', 'all', 'all', 'owner'] as const

const specs: readonly PileSpec[] = [DARK, LIGHT].flatMap((seat) =>
  zoneNames.map((name, i) => ({
    name,
    seat,
    seen: seen[i] as 'none' | 'all' | 'owner',
    ...(i === HAND || i === OUTSIDE ? { loose: true as const } : {}),
    ...(i === TABLE ? { inPlay: true as const } : {}),
  })),
)

export const piles = (): readonly PileSpec[] => specs

export const cardsIn = (s: State, seat: Seat, which: number): Card[] => cardsInPile(s, zone(seat, which))
export const countIn = (s: State, seat: Seat, which: number): number => cardsIn(s, seat, which).length
export const isIn = (s: State, card: Card, which: number): boolean => zoneOf(pileOf(s, card)) === which
export const onTable = (s: State, card: Card): boolean => zoneOf(pileOf(s, card)) === TABLE

/** rule swccg.insert-cards: an opponent's card in a deck. It is no Life Force, and shows its back. */
export const isInsert = (s: State, card: Card): boolean =>
  isIn(s, card, RESERVE) && seatOf(pileOf(s, card)) !== ownerOf(s, card)

/** An insert card that has come to the top of a deck, or -1. */
export function surfaced(s: State, seat: Seat): Card {
  const card = top(s, zone(seat, RESERVE))
  return card !== NONE && isInsert(s, card) ? card : NONE
}

/** rule swccg.life-force: what keeps a player in the game. */
export function lifeForce(s: State, seat: Seat): number {
  let n = countIn(s, seat, FORCE) + countIn(s, seat, USED) + countIn(s, seat, DESTINY)
  for (const card of cardsIn(s, seat, RESERVE)) if (ownerOf(s, card) === seat) n++
  return n
}

/** Whose piles a card goes to. rule swccg.owner */
export const home = (s: State, card: Card, which: number): number => zone(ownerOf(s, card), which)

/** Takes a card to one of its owner's piles; on table nothing of it is left behind. */
export function take(t: Table, card: Card, which: number, at: 'top' | 'bottom' = 'top'): void {
  const { s } = t
  if (onTable(s, card)) leave(s, card)
  setController(s, card, ownerOf(s, card))
  move(t, card, home(s, card, which), at)
}

/** A card forgets where it lay and what was noted on it. */
export function leave(s: State, card: Card): void {
  clearCard(s, card)
  for (const each of cardsIn(s, ownerOf(s, card), OUTSIDE))
    if (hostOf(s, each) === card) place(s, each, NONE, roleOf(s, each))
}

/** Puts a card on table, at, on or aboard another (-1: by itself). Whoever moves it along on the table uses `place`. */
export function layOn(t: Table, card: Card, seat: Seat, host: Card, as = AT): void {
  const { s } = t
  setController(s, card, seat)
  if (!onTable(s, card) || seatOf(pileOf(s, card)) !== seat) move(t, card, zone(seat, TABLE))
  s.known[card] = everybody(s)
  place(s, card, host, as)
}
