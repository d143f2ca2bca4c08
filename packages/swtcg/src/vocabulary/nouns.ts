import type { Card, Seat } from '@dejarik/kernel'
import { type Any, amount, bound, type Noun, playersOf, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import {
  ARENA,
  ATTACHED,
  arenaOf,
  BUILD,
  cardsIn,
  DECK,
  DISCARD,
  def,
  HAND,
  isUnitCard,
  locationPile,
  OUT,
  zoneOf,
} from '../rules/zones.js'
import { arenas, type Table } from '../state.js'

export function seatsOf(t: Table, query: Any, x: Scope, you: Seat): readonly Seat[] {
  const { whose } = query
  if (whose === undefined) return [0, 1]
  if (whose === 'yours') return [you]
  if (whose === 'opponent') return [1 - you]
  return playersOf(t, whose, x, you)
}

const inPlay = [BUILD, ARENA, ARENA + 1, ARENA + 2]
const zones: Record<string, readonly number[]> = {
  space: [ARENA],
  ground: [ARENA + 1],
  character: [ARENA + 2],
  arena: [ARENA, ARENA + 1, ARENA + 2],
  build: [BUILD],
  hand: [HAND],
  discard: [DISCARD],
  deck: [DECK],
  'set-aside': [OUT],
  under: [OUT],
}

/** Every name that a zone may have in a query. */
export const zoneNames: ReadonlySet<string> = new Set([...Object.keys(zones), 'this-battle'])

/** `this-battle`: the arena being fought in. */
function zoneNamed(t: Table, name: string): readonly number[] {
  if (name === 'this-battle') return t.s.battle < 0 ? [] : [ARENA + t.s.battle]
  return zones[name] ?? []
}

/** The zones a query speaks of: in play where it says nothing. */
export function zonesOf(t: Table, query: Any, x: Scope): readonly number[] {
  const { zone } = query
  if (zone === undefined) return inPlay
  if (Array.isArray(zone)) return zone.flatMap((each: string) => zoneNamed(t, each))
  if (typeof zone === 'string') return zoneNamed(t, zone)
  if ('that' in zone) return (x.that.arena ?? []).map((arena) => ARENA + arena)
  const unit = bound(t, zone.of, x)[0]
  return unit === undefined || arenaOf(t.s, unit) < 0 ? [] : [ARENA + arenaOf(t.s, unit)]
}

/** The zone a card counts as being in: a Location is in its arena, what is on a unit is where the unit is. */
function zoneHere(s: Table['s'], card: Card): number {
  const host = [s.piloting[card], s.equipped[card], s.under[card]].find((on) => (on as Card) >= 0)
  if (host !== undefined) return zoneHere(s, host)
  const arena = arenas.findIndex((_arena, i) => s.pile[card] === locationPile(i))
  return arena < 0 ? zoneOf(s.pile[card] as number) : ARENA + arena
}

/** Is it where the query says? Of dice, everywhere. */
export const here = (t: Table, card: Card, query: Any, x: Scope): boolean =>
  query.kind === 'die' || zonesOf(t, query, x).includes(zoneHere(t.s, card))

/** In play only units count as units; outside it, unit cards. Cards being built are named by `building`. */
function things(is: (t: Table, card: Card) => boolean) {
  return (t: Table, query: Any, x: Scope, you: Seat): readonly number[] => {
    const found: Card[] = []
    for (const seat of seatsOf(t, query, x, you)) {
      for (const which of zonesOf(t, query, x)) {
        for (const card of cardsIn(t.s, seat, which)) {
          if (which === BUILD && (t.s.faceUp[card] === 0) !== (query.building === true)) continue
          // rule swtcg.face-down-under-unit: they lie set aside, marked with their unit
          if (query.zone === 'under' && t.s.named[`${card} under`] === undefined) continue
          if (is(t, card)) found.push(card)
        }
      }
    }
    return found.sort((a, b) => a - b)
  }
}

/** rule swtcg.gl-multi-arena: in an arena a unit has the type of that arena only, elsewhere all of its types. */
const typed = (type: string) => (t: Table, card: Card) => {
  if (!isUnitCard(t, card)) return false
  const arena = arenaOf(t.s, card)
  return arena < 0 ? (def(t, card).types as readonly string[]).includes(type) : arenas[arena] === type
}
const first = (type: string) => (t: Table, card: Card) => def(t, card).types[0] === type
const noun = (is: (t: Table, card: Card) => boolean): Noun => ({ all: things(is), is })

/** Locations lie on the table, not in a player's zone. */
const locations: Noun = {
  is: first('location'),
  all(t: Table, query: Any, x: Scope, you: Seat) {
    if (query.zone !== undefined && !['arena', 'space', 'ground', 'character'].includes(query.zone))
      return things(first('location'))(t, query, x, you)
    const seats = seatsOf(t, query, x, you)
    return arenas.flatMap((_arena, i) =>
      (t.s.piles[locationPile(i)] as Card[]).filter((card) => seats.includes(t.s.controller[card] as Seat)),
    )
  },
}

/** rule swtcg.piloting-units: words that name no unit or Character speak of Pilots on units too. */
const cards: Noun = {
  is: () => true,
  all(t: Table, query: Any, x: Scope, you: Seat) {
    const lying = things(() => true)(t, query, x, you)
    if (query.zone === undefined) return lying
    const pilots = seatsOf(t, query, x, you).flatMap((seat) =>
      cardsIn(t.s, seat, ATTACHED).filter((card) => (t.s.piloting[card] as Card) >= 0 && here(t, card, query, x)),
    )
    return pilots.length === 0 ? lying : [...lying, ...pilots].sort((a, b) => a - b)
  },
}

/** Finished Equipment lies in the build zone or is on a unit. rule swtcg.gl-equipment-card */
const equipment: Noun = {
  is: first('equipment'),
  all(t: Table, query: Any, x: Scope, you: Seat) {
    const worn = seatsOf(t, query, x, you).flatMap((seat) =>
      cardsIn(t.s, seat, ATTACHED).filter(
        (card) => (t.s.equipped[card] as Card) >= 0 && (query.zone === undefined || here(t, card, query, x)),
      ),
    )
    return [...things(first('equipment'))(t, query, x, you), ...worn].sort((a, b) => a - b)
  },
}

export const kinds: Vocabulary['kinds'] = new Map<string, Noun>([
  ['unit', noun(isUnitCard)],
  ['space', noun(typed('space'))],
  ['ground', noun(typed('ground'))],
  ['character', noun(typed('character'))],
  ['battle', noun(first('battle'))],
  ['mission', noun(first('mission'))],
  ['equipment', equipment],
  ['location', locations],
  ['card', cards],
  ['die', { all: (t: Table) => t.s.dice.map((_die, i) => i), is: () => true }],
])

export function top(t: Table, target: Any, x: Scope, you: Seat): readonly number[] {
  return playersOf(t, target.of, x, you).flatMap((seat) => {
    const deck = cardsIn(t.s, seat, DECK)
    return deck.slice(Math.max(0, deck.length - amount(t, target.top, x, you))).reverse()
  })
}
