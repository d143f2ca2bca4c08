import {
  type Card,
  cardsInPile,
  definitionAt,
  definitionOf,
  NONE,
  type PileSpec,
  pileOf,
  type Seat,
} from '@dejarik/kernel'
import { equippedUnit, pilotedUnit } from '../columns.js'
import type { Definition } from '../definitions.js'
import { type Arena, arenas, type State, type Table } from '../state.js'
import { factsOf } from './facts.js'

/** rule swtcg.zones-of-play */
export const DECK = 0
export const HAND = 1
export const DISCARD = 2
export const BUILD = 3
/** The three arenas follow. */
export const ARENA = 4
/** Cards beneath a stack, Pilots on units, Equipment on units. */
export const ATTACHED = 7
/** rule swtcg.zone-out-of-game */
export const OUT = 8
/** Set aside face down: under a unit or by themselves. rules swtcg.face-down-under-unit, swtcg.gl-set-aside */
export const FACE_DOWN = 9
const ZONES = 10

const names = [
  'deck',
  'hand',
  'discard pile',
  'build zone',
  'Space',
  'Ground',
  'Character',
  'attached',
  'out of game',
  'face down',
]
/** Who sees what lies there by right. rules swtcg.zone-deck, swtcg.zone-hand, swtcg.zone-discard-pile, swtcg.gl-face-down */
const seen = ['none', 'owner', 'all', 'owner', 'all', 'all', 'all', 'all', 'all', 'none'] as const

export const zone = (seat: Seat, which: number): number => seat * ZONES + which
/** Whose pile it is, where it is a player's. */
export const seatOf = (pile: number): Seat => Math.floor(pile / ZONES)
export const zoneOf = (pile: number): number => (pile >= 2 * ZONES ? NONE : pile % ZONES)
/** The pile of the Location of an arena. rule swtcg.location-cards */
export const locationPile = (arena: number): number => 2 * ZONES + arena

const specs: readonly PileSpec[] = [
  ...[0, 1].flatMap((seat) =>
    names.map(
      (name, i): PileSpec => ({
        name,
        seat,
        seen: seen[i] as PileSpec['seen'],
        ...(i === HAND ? { loose: true as const } : {}),
      }),
    ),
  ),
  ...arenas.map((name): PileSpec => ({ name: `${name} location`, seat: NONE, seen: 'all' })),
]
export const piles = (): readonly PileSpec[] => specs

export const cardsIn = (s: State, seat: Seat, which: number): Card[] => cardsInPile(s, zone(seat, which))

export const def = (t: Table, card: Card): Definition => definitionAt(t.catalog, definitionOf(t.s, card))

/** The arena a card is in, or -1. */
export function arenaOf(s: State, card: Card): number {
  const which = zoneOf(pileOf(s, card))
  return which >= ARENA && which < ARENA + 3 ? which - ARENA : NONE
}

export const inArena = (s: State, card: Card): boolean => arenaOf(s, card) !== NONE
export const inBuildZone = (s: State, card: Card): boolean => zoneOf(pileOf(s, card)) === BUILD

/** rule swtcg.gl-partially-built: face down in the build zone; not a unit. */
export const isBuilding = (s: State, card: Card): boolean => inBuildZone(s, card) && s.faceUp[card] === 0

/** rule swtcg.gl-type: by its first type; the arena of a Location or Equipment does not make it a unit. */
export const isUnitCard = (t: Table, card: Card): boolean => factsOf(t, card).isUnit

/** rule swtcg.gl-unit: a unit card once it is in an arena or face up in the build zone, on top of its stack. */
export function isUnit(t: Table, card: Card): boolean {
  return isUnitCard(t, card) && (inArena(t.s, card) || (inBuildZone(t.s, card) && t.s.faceUp[card] === 1))
}

/** Units of a seat in an arena. */
export const unitsIn = (s: State, seat: Seat, arena: number): Card[] => cardsIn(s, seat, ARENA + arena)

/** Every unit of a seat in the arenas. */
export function unitsInArenas(s: State, seat: Seat): Card[] {
  const found: Card[] = []
  for (let arena = 0; arena < 3; arena++) for (const card of unitsIn(s, seat, arena)) found.push(card)
  return found
}

/** What is on this unit by that column, in the order of cards; all of it lies among what is attached. */
function attached(s: State, column: readonly Card[], unit: Card): readonly Card[] {
  let found = NOBODY
  for (let seat = 0; seat < 2; seat++) {
    for (const card of cardsIn(s, seat, ATTACHED)) if (column[card] === unit) found = [...found, card]
  }
  return found.length > 1 ? [...found].sort((a, b) => a - b) : found
}
const NOBODY: readonly Card[] = []

/** Does any card lie beneath a stack or on a unit? */
export const isAnyAttached = (s: State): boolean =>
  cardsIn(s, 0, ATTACHED).length > 0 || cardsIn(s, 1, ATTACHED).length > 0

/** The cards beneath a stack. rule swtcg.gl-stack */
export const beneath = (s: State, top: Card): readonly Card[] => attached(s, s.under, top)
export const pilotsOf = (s: State, unit: Card): readonly Card[] => attached(s, s.piloting, unit)
export const equipmentOn = (s: State, unit: Card): readonly Card[] => attached(s, s.equipped, unit)

/**
 * A unit, a Pilot or Equipment with whatever goes where it goes: the cards beneath it, its Pilots and the cards beneath
 * those; itself last. rules swtcg.general-stacking, swtcg.pilots
 */
export const partsOf = (s: State, card: Card): Card[] => [
  ...pilotsOf(s, card).flatMap((pilot) => [...beneath(s, pilot), pilot]),
  ...beneath(s, card),
  card,
]

/** Equipment on a unit and on its Pilots: it stays in play without them. rule swtcg.gl-equipment-card */
export const equipmentWith = (s: State, card: Card): Card[] =>
  [card, ...pilotsOf(s, card)].flatMap((each) => equipmentOn(s, each))

/** The arena a card is in by itself or on a unit that is: Pilots, Equipment. rule swtcg.gl-in-battle */
export function battleArena(s: State, card: Card): number {
  const host = pilotedUnit(s, card) !== NONE ? pilotedUnit(s, card) : equippedUnit(s, card)
  return host === NONE ? arenaOf(s, card) : battleArena(s, host)
}

/** The same; a Location is in the arena that it was put into. rule swtcg.location-cards */
export function whereabouts(s: State, card: Card): number {
  const pile = pileOf(s, card) - locationPile(0)
  return pile >= 0 && pile < arenas.length ? pile : battleArena(s, card)
}

/** The arenas a unit card may be in. rule swtcg.gl-multi-arena */
export const arenasFor = (t: Table, card: Card): readonly number[] => factsOf(t, card).arenas

/**
 * Is it a unit of that type, where it is? Outside arenas it has all of its types, in one only that arena's (rule
 * swtcg.gl-multi-arena); one that a card has put into an arena of another type has both (rule swtcg.treat-as-type).
 */
export function isOfType(t: Table, unit: Card, type: Arena): boolean {
  const { types } = def(t, unit)
  const at = arenaOf(t.s, unit)
  const here = at === NONE ? undefined : arenas[at]
  if (here === undefined || !types.includes(here)) return here === type || types.includes(type)
  return here === type
}

export function locationIn(s: State, arena: number): Card {
  const pile = cardsInPile(s, locationPile(arena))
  return pile.length === 0 ? NONE : (pile[0] as Card)
}

/** Where cards lie whose text may count. */
const livePiles: readonly number[] = [
  ...[0, 1].flatMap((seat) => [ARENA, ARENA + 1, ARENA + 2, BUILD, ATTACHED].map((which) => zone(seat, which))),
  ...[0, 1, 2].map(locationPile),
]

/** In the build zone if it is face up, among what is attached if it is not beneath a stack. */
function isLive(s: State, card: Card): boolean {
  const which = zoneOf(pileOf(s, card))
  return which === BUILD ? s.faceUp[card] === 1 : which !== ATTACHED || s.under[card] === NONE
}

/**
 * The cards whose text counts: units in arenas, Locations, attached Pilots and Equipment, units in build zones. `among`: by
 * definition, those that are looked for; hardly any is.
 */
export function live(t: Table, among?: readonly unknown[]): readonly Card[] {
  const { s } = t
  let found: Card[] | undefined
  for (let i = 0; i < livePiles.length; i++) {
    const cards = cardsInPile(s, livePiles[i] as number)
    for (let j = 0; j < cards.length; j++) {
      const card = cards[j] as Card
      if ((among !== undefined && among[definitionOf(s, card)] === undefined) || !isLive(s, card)) continue
      if (found === undefined) found = [card]
      else found.push(card)
    }
  }
  return found ?? NOBODY
}
