import {
  type Card,
  type CoreState,
  cardsInPile,
  controllerOf,
  definitionOf,
  NONE,
  type PileSpec,
  pileOf,
  type Seat,
} from '@dejarik/kernel'
import type { Definition } from '../definitions.js'
import type { State, Table } from '../state.js'

/** Areas of play. rules destiny.in-play, destiny.out-of-play */
export const DECK = 0
export const HAND = 1
export const DISCARD = 2
/** Characters, upgrades and supports. rule destiny.characters-played-cards */
export const PLAY = 3
/** An event while it resolves. rule destiny.limbo */
export const LIMBO = 4
/** Cards that an effect set aside, and the battlefields not in use. */
export const SET_ASIDE = 5
/** Characters removed from the game. rule destiny.defeated-characters */
export const DEFEATED = 6
const AREAS = 7

const names = ['deck', 'hand', 'discard pile', 'play', 'limbo', 'set aside', 'defeated']
/** rules destiny.hand, destiny.deck, destiny.discard-pile */
const seen = ['none', 'owner', 'all', 'all', 'all', 'all', 'all'] as const

/** The pile of one area of one seat. */
export const area = (seat: Seat, which: number): number => seat * AREAS + which
/** Which area a pile is. */
export const areaOf = (pile: number): number => pile % AREAS
/** The pile of the battlefield in use. rule destiny.battlefield-if-controlled */
export const field = (seats: number): number => seats * AREAS

const specs = new Map<number, PileSpec[]>()

export function piles(seats: number): readonly PileSpec[] {
  const known = specs.get(seats)
  if (known !== undefined) return known
  const made: PileSpec[] = []
  for (let seat = 0; seat < seats; seat++) {
    for (let which = 0; which < AREAS; which++) {
      const spec: PileSpec = { name: names[which] as string, seat, seen: seen[which] as PileSpec['seen'] }
      made.push(which === HAND ? { ...spec, loose: true } : which === PLAY ? { ...spec, inPlay: true } : spec)
    }
  }
  made.push({ name: 'battlefield', seat: NONE, seen: 'all' })
  specs.set(seats, made)
  return made
}

export const cardsIn = (s: State, seat: Seat, which: number): Card[] => cardsInPile(s, area(seat, which))

export const def = (t: Table, card: Card): Definition =>
  t.catalog.defs[definitionOf(t.s, card)] as unknown as Definition

export const inPlay = (s: State, card: Card): boolean =>
  pileOf(s, card) % AREAS === PLAY && s.pile[card] !== field(s.seats)

export const isCharacter = (t: Table, card: Card): boolean => def(t, card).type === 'character'
export const isUpgrade = (t: Table, card: Card): boolean => def(t, card).type === 'upgrade' && t.s.support[card] === 0
export const isSupport = (t: Table, card: Card): boolean => def(t, card).type === 'support' || t.s.support[card] === 1

/** Whose card it is now; the battlefield in use is held by who controls it. rules destiny.controller, destiny.battlefields */
export const controllerInPlay = (s: State, card: Card): Seat =>
  card === s.battlefield ? s.control : controllerOf(s, card)

/** Upgrades attached to a character. rule destiny.upgrades */
export function upgradesOn(s: State, character: Card): Card[] {
  const found: Card[] = []
  for (const card of cardsIn(s, controllerOf(s, character), PLAY)) if (s.host[card] === character) found.push(card)
  return found
}

/** Everybody in turn order, by how many they are and who is first. */
const everybody: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (__, i) => (from + i) % seats)),
)

/** Seats still in the game, in turn order from this one. rule destiny.mp-actions */
export function players(core: CoreState, from: Seat): readonly Seat[] {
  const s = core as State
  if (!s.out.includes(1)) return (everybody[s.seats] as readonly (readonly Seat[])[])[from] as readonly Seat[]
  const found: Seat[] = []
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats
    if (s.out[seat] === 0) found.push(seat)
  }
  return found
}

export function opponents(s: State, seat: Seat): Seat[] {
  return players(s, seat).filter((other) => other !== seat)
}

export const nextPlayer = (s: State, seat: Seat): Seat => players(s, (seat + 1) % s.seats)[0] as Seat

/** Characters in play of a seat. */
export function charactersOf(t: Table, seat: Seat): Card[] {
  return cardsIn(t.s, seat, PLAY).filter((card) => isCharacter(t, card))
}

const NO_CARDS: readonly Card[] = []
/**
 * The cards whose abilities can be used: those in play. rule destiny.characters-played-cards. `among`: by definition, those
 * that are looked for; hardly any is.
 */
export function live(t: Table, among?: readonly unknown[]): readonly Card[] {
  const { s } = t
  let found: Card[] | undefined
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of cardsIn(s, seat, PLAY)) {
      if (among !== undefined && among[definitionOf(s, card)] === undefined) continue
      if (found === undefined) found = [card]
      else found.push(card)
    }
  }
  return found ?? NO_CARDS
}
