import { type Card, pileOf, type Seat } from '@dejarik/kernel'
import { amount, type Noun, playersOf, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { hasStatus, hostOf, roleOf } from '../columns.js'
import * as is from '../definitions.js'
import type { Kind, Query, Target, Zone } from '../effects/tree.js'
import { isActive, isInPlay } from '../rules/card-states.js'
import { crewOf, defOf, isCharacter, isLocation } from '../rules/facts.js'
import {
  cardsIn,
  FORCE,
  HAND,
  LOST,
  OUT,
  OUTSIDE,
  onTable,
  PLAYING,
  RESERVE,
  TABLE,
  USED,
  zoneOf,
} from '../rules/zones.js'
import { BENEATH, CAPTIVE, STACKED, type State, SUPPORTING, type Table, UNDERCOVER } from '../state.js'
import { sourceOf } from './refs.js'

const BOTH: readonly Seat[] = [0, 1]
const ALONE: readonly (readonly Seat[])[] = [[0], [1]]

/** Whose things a query is about. */
export function seatsOf(t: Table, whose: Query['whose'], x: Scope, you: Seat): readonly Seat[] {
  if (whose === undefined) return BOTH
  if (whose === 'yours') return ALONE[you] as readonly Seat[]
  if (whose === 'opponent') return ALONE[1 - you] as readonly Seat[]
  return playersOf(t, whose, x, you)
}

const piles: Readonly<Record<Zone, number>> = {
  table: TABLE,
  hand: HAND,
  reserve: RESERVE,
  force: FORCE,
  used: USED,
  lost: LOST,
  'out-of-play': OUT,
  outside: OUTSIDE,
  stacked: TABLE,
}

const zoneCalled = (zone: Zone): number => {
  const which = piles[zone]
  if (which === undefined) throw new Error(`No zone is called ${zone}`)
  return which
}

type TopTarget = Extract<Target, { top: unknown }>

export const isStacked = (t: Table, card: Card): boolean => {
  const as = roleOf(t.s, card)
  return onTable(t.s, card) && (as === STACKED || as === SUPPORTING)
}

/** In a prison, itself or with whom it is on. */
function isLockedUp(t: Table, card: Card): boolean {
  for (let each = card; hostOf(t.s, each) >= 0; each = hostOf(t.s, each))
    if (hasStatus(t.s, each, CAPTIVE) && isLocation(t, hostOf(t.s, each))) return true
  return false
}

/** rules swccg.state-active, swccg.all-cards-all-characters: words that name no state see active cards only; "all" sees every state. */
function isSeen(t: Table, card: Card, query: Query): boolean {
  if (query['stacked-on'] !== undefined) return isStacked(t, card)
  if (query.inactive !== undefined) return isInPlay(t, card) && !isLockedUp(t, card)
  const named =
    (query.captured !== undefined || query.imprisoned !== undefined ? CAPTIVE : 0) |
    (query.undercover !== undefined ? UNDERCOVER : 0)
  // Whoever is aboard a captured starship is as inactive as it is. rule swccg.captured-starships
  if (named !== 0)
    for (let each = card; each >= 0; each = hostOf(t.s, each)) if (hasStatus(t.s, each, named)) return isInPlay(t, card)
  return isActive(t, card)
}

/** Of a card that is no longer on table, or beneath what has converted it, what it was is asked, not in which state it is. */
export const counts = (t: Table, card: Card, query: Query): boolean =>
  query.zone !== undefined || !onTable(t.s, card) || roleOf(t.s, card) === BENEATH || isSeen(t, card, query)

const isInZone = (t: Table, card: Card, zone: Zone, query: Query): boolean => {
  if (zoneOf(pileOf(t.s, card)) !== zoneCalled(zone)) return false
  if (zone === 'stacked') return isStacked(t, card)
  return zone !== 'table' || isSeen(t, card, query)
}

/** Is it in one of the zones that the query names? */
export function here(t: Table, card: Card, query: Query): boolean {
  const { zone = 'table' } = query
  if (typeof zone === 'string') return isInZone(t, card, zone, query)
  for (const each of zone) if (isInZone(t, card, each, query)) return true
  return false
}

function gather(
  t: Table,
  noun: Noun<State>['is'],
  query: Query,
  zone: Zone,
  x: Scope,
  seats: readonly Seat[],
  found: Card[],
): void {
  const which = zoneCalled(zone)
  // rule swccg.state-active: a card that is played is no longer in hand, so its own text finds the others there.
  const played = which === HAND ? sourceOf(x) : -1
  for (const seat of seats)
    for (const card of cardsIn(t.s, seat, which))
      if (card !== played && noun(t, card) && (which !== TABLE || isInZone(t, card, zone, query))) found.push(card)
}

/** Sorts a short list in place: a dozen of small numbers, for which `sort` with its comparison takes much longer. */
function inOrder(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as Card
    let j = i - 1
    for (; j >= 0 && (cards[j] as Card) > card; j--) cards[j + 1] = cards[j] as Card
    cards[j + 1] = card
  }
  return cards
}

/** Words for cards of any kind do not mean the location, where they say where the card is. */
const isPlaced = (query: Query): boolean =>
  query.at !== undefined || query.present !== undefined || query['in-battle'] !== undefined

/** rule swccg.state-active: from its initiation on, a card being played is active. */
const isPlayed = (kind: string): boolean => kind === 'card' || kind === 'interrupt' || kind === 'effect'

/** What a noun means: in the order of the cards, so that nothing shows in which order a pile lies. */
const noun = (isOne: Noun<State>['is']): Noun<State> => ({
  is: isOne,
  all(t: Table, query: Query, x: Scope, you: Seat): readonly Card[] {
    const seats = seatsOf(t, query.whose, x, you)
    const { kind, zone } = query
    const found: Card[] = []
    if (zone === undefined) {
      gather(t, isOne, query, query['stacked-on'] === undefined ? 'table' : 'stacked', x, seats, found)
      if (isPlayed(kind))
        for (const seat of seats) for (const card of cardsIn(t.s, seat, PLAYING)) if (isOne(t, card)) found.push(card)
      if (kind === 'card' && isPlaced(query)) return inOrder(found.filter((card) => !isLocation(t, card)))
    } else if (typeof zone === 'string') gather(t, isOne, query, zone, x, seats, found)
    else for (const each of zone) gather(t, isOne, query, each, x, seats, found)
    return inOrder(found)
  },
})

const made = (bit: number): Noun<State> => noun((t: Table, card: Card) => (defOf(t, card).bits & bit) !== 0)

export const kinds: Vocabulary<State>['kinds'] = new Map<Kind, Noun<State>>([
  ['card', noun(() => true)],
  ['character', made(is.CHARACTER)],
  // A permanent pilot is no card: its starship or vehicle stands for it. rule swccg.permanent-pilot
  ['crew', noun((t: Table, card: Card) => isCharacter(t, card) || crewOf(t, card) !== undefined)],
  ['starship', made(is.STARSHIP)],
  ['vehicle', made(is.VEHICLE)],
  ['creature', made(is.CREATURE)],
  ['weapon', made(is.WEAPON)],
  ['device', made(is.DEVICE)],
  ['effect', made(is.EFFECT)],
  ['interrupt', made(is.INTERRUPT)],
  ['location', made(is.LOCATION)],
  ['site', made(is.SITE)],
  ['system', made(is.SYSTEM)],
  ['sector', made(is.SECTOR)],
])

/** Does a card stand for its permanent pilot in this query? */
export const isInside = (t: Table, card: Card, query: Query): boolean => query.kind === 'crew' && !isCharacter(t, card)

/** The top cards of a pile, the uppermost first. */
export function top(t: Table, target: TopTarget, x: Scope, you: Seat): readonly number[] {
  const n = amount(t, target.top, x, you)
  const found: Card[] = []
  for (const seat of playersOf(t, target.of, x, you)) {
    const pile = cardsIn(t.s, seat, zoneCalled('pile' in target ? target.pile : 'reserve'))
    for (let i = pile.length - 1; i >= 0 && i >= pile.length - n; i--) found.push(pile[i] as Card)
  }
  return found
}
