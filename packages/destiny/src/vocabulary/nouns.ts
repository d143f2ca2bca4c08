import { type Card, cardsInPile, type Seat } from '@dejarik/kernel'
import { amount, type Noun, playersOf, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { seatOfPool } from '../columns.js'
import type { Query, Target, Zone } from '../effects/tree.js'
import {
  area,
  cardsIn,
  DECK,
  DEFEATED,
  DISCARD,
  def,
  HAND,
  isCharacter,
  isSupport,
  isUpgrade,
  opponents,
  PLAY,
  players,
  SET_ASIDE,
} from '../rules/areas.js'
import { IN_POOL, type Table } from '../state.js'

const zones: Record<Zone, number> = {
  hand: HAND,
  discard: DISCARD,
  deck: DECK,
  'set-aside': SET_ASIDE,
  defeated: DEFEATED,
}

/** Whose things a query means, from the side of whoever acts. */
export function seatsOf(t: Table, query: Query, x: Scope, you: Seat): readonly Seat[] {
  const { whose } = query
  if (whose === undefined) return players(t.s, you)
  if (whose === 'yours') return [you]
  if (whose === 'opponent') return x.opponent >= 0 ? playersOf(t, 'opponent', x, you) : opponents(t.s, you)
  return playersOf(t, whose, x, you)
}

const all = () => true
const inPlay: readonly number[] = [PLAY]

/** Cards of a type in the query's zone, in play unless it says otherwise. */
function cards(of: (t: Table, card: Card) => boolean) {
  return (t: Table, query: Query, x: Scope, you: Seat): readonly number[] => {
    const found: Card[] = []
    const where = query.zone === undefined ? inPlay : [query.zone].flat().map((zone) => zones[zone])
    for (const seat of seatsOf(t, query, x, you)) {
      for (const which of where) for (const card of cardsIn(t.s, seat, which)) if (of(t, card)) found.push(card)
    }
    return found.length > 1 ? found.sort((a, b) => a - b) : found
  }
}

const isBattlefield = (t: Table, card: Card): boolean => def(t, card).type === 'battlefield'

/** The battlefield in use lies in its controller's area. rule destiny.battlefield-if-controlled */
function battlefields(t: Table, query: Query, x: Scope, you: Seat): readonly number[] {
  if (query.zone !== undefined) return cards(isBattlefield)(t, query, x, you)
  const { battlefield, control } = t.s
  return battlefield >= 0 && seatsOf(t, query, x, you).includes(control) ? [battlefield] : []
}

function dice(t: Table, query: Query, x: Scope, you: Seat): readonly number[] {
  const { s } = t
  const seats = seatsOf(t, query, x, you)
  const found: number[] = []
  for (let die = 0; die < s.dieAt.length; die++) {
    if (s.dieAt[die] === IN_POOL && seats.includes(seatOfPool(s, die))) found.push(die)
  }
  return found
}

/** The top cards of a deck. */
export function top(t: Table, target: Extract<Target, { top: unknown }>, x: Scope, you: Seat): readonly number[] {
  const found: Card[] = []
  for (const seat of playersOf(t, target.of, x, you)) {
    const deck = cardsInPile(t.s, area(seat, DECK))
    found.push(...deck.slice(Math.max(0, deck.length - amount(t, target.top, x, you))).reverse())
  }
  return found
}

const noun = (is: (t: Table, card: Card) => boolean): Noun => ({ all: cards(is), is })

export const kinds: Vocabulary['kinds'] = new Map<string, Noun>([
  ['character', noun(isCharacter)],
  ['upgrade', noun(isUpgrade)],
  ['support', noun(isSupport)],
  ['event', noun((t, card) => def(t, card).type === 'event')],
  ['battlefield', { all: battlefields, is: isBattlefield }],
  ['card', noun(all)],
  ['die', { all: dice, is: all }],
])
