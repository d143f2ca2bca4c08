import type { Card, PileSpec, Seat } from '@dejarik/kernel'
import { type CardType, isUnitType } from '../cards/card.js'
import type { Definition } from '../definitions.js'
import { type Arena, arenas, type State, type Table } from '../state.js'

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
const ZONES = 9

const names = ['deck', 'hand', 'discard pile', 'build zone', 'Space', 'Ground', 'Character', 'attached', 'out of game']
const seen = ['none', 'owner', 'all', 'owner', 'all', 'all', 'all', 'all', 'all'] as const

export const zone = (seat: Seat, which: number): number => seat * ZONES + which
export const zoneOf = (pile: number): number => (pile >= 2 * ZONES ? -1 : pile % ZONES)
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
  ...arenas.map((name): PileSpec => ({ name: `${name} location`, seat: -1, seen: 'all' })),
]
export const piles = (): readonly PileSpec[] => specs

export const cardsIn = (s: State, seat: Seat, which: number): Card[] => s.piles[zone(seat, which)] as Card[]

export const def = (t: Table, card: Card): Definition =>
  t.catalog.defs[t.s.def[card] as number] as unknown as Definition

/** The arena a card is in, or -1. */
export function arenaOf(s: State, card: Card): number {
  const which = zoneOf(s.pile[card] as number)
  return which >= ARENA && which < ARENA + 3 ? which - ARENA : -1
}

export const inArena = (s: State, card: Card): boolean => arenaOf(s, card) >= 0
export const inBuildZone = (s: State, card: Card): boolean => zoneOf(s.pile[card] as number) === BUILD

/** rule swtcg.gl-partially-built: face down in the build zone; not a unit. */
export const isBuilding = (s: State, card: Card): boolean => inBuildZone(s, card) && s.faceUp[card] === 0

/** rule swtcg.gl-type: by its first type; the arena of a Location or Equipment does not make it a unit. */
export const isUnitCard = (t: Table, card: Card): boolean => isUnitType(def(t, card).types[0] as CardType)

/** rule swtcg.gl-unit: a unit card once it is in an arena or face up in the build zone, on top of its stack. */
export function isUnit(t: Table, card: Card): boolean {
  return isUnitCard(t, card) && (inArena(t.s, card) || (inBuildZone(t.s, card) && t.s.faceUp[card] === 1))
}

/** Units of a seat in an arena. */
export const unitsIn = (s: State, seat: Seat, arena: number): Card[] => cardsIn(s, seat, ARENA + arena)

/** Every unit of a seat in the arenas. */
export const unitsInArenas = (s: State, seat: Seat): Card[] => [0, 1, 2].flatMap((arena) => unitsIn(s, seat, arena))

/** The cards beneath a stack. rule swtcg.gl-stack */
export function beneath(s: State, top: Card): Card[] {
  const found: Card[] = []
  for (let card = 0; card < s.under.length; card++) if (s.under[card] === top) found.push(card)
  return found
}

export function pilotsOf(s: State, unit: Card): Card[] {
  const found: Card[] = []
  for (let card = 0; card < s.piloting.length; card++) if (s.piloting[card] === unit) found.push(card)
  return found
}

export function equipmentOn(s: State, unit: Card): Card[] {
  const found: Card[] = []
  for (let card = 0; card < s.equipped.length; card++) if (s.equipped[card] === unit) found.push(card)
  return found
}

/** The arenas a unit card may be in. rule swtcg.gl-multi-arena */
export const arenasFor = (t: Table, card: Card): number[] =>
  arenas.flatMap((arena, i) => (def(t, card).types.includes(arena as Arena) ? [i] : []))

export const locationIn = (s: State, arena: number): Card => (s.piles[locationPile(arena)] as Card[])[0] ?? -1

/** The cards whose text counts: units in arenas, Locations, attached Pilots and Equipment, units in build zones. */
export function live(t: Table): readonly Card[] {
  const { s } = t
  const found: Card[] = []
  for (let seat = 0; seat < 2; seat++) {
    for (let arena = 0; arena < 3; arena++) for (const card of unitsIn(s, seat, arena)) found.push(card)
    for (const card of cardsIn(s, seat, BUILD)) if (s.faceUp[card] === 1) found.push(card)
    for (const card of cardsIn(s, seat, ATTACHED)) if (s.under[card] === -1) found.push(card)
  }
  for (let arena = 0; arena < 3; arena++) for (const card of s.piles[locationPile(arena)] as Card[]) found.push(card)
  return found
}
