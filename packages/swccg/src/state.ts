import type { Card, CoreState, Table as KernelTable, Ref, Seat } from '@dejarik/kernel'
import type { SwccgCache } from './cache.js'
import type { Catalog } from './definitions.js'
import type { Past } from './vocabulary/history.js'

/** Dark takes the first turn unless a card says otherwise. rule swccg.starting-step-b */
export const DARK: Seat = 0
export const LIGHT: Seat = 1
export const other = (seat: Seat): Seat => 1 - seat

/** rule swccg.turn: the six phases, in their order. */
export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export type Phase = (typeof phases)[number]

/** How a card on table lies with its host. */
export const AT = 0
export const PILOT = 1
export const PASSENGER = 2
/** In a cargo bay: it takes part in battles, but it is not present. */
export const CARGO = 3
/** Stacked: inactive if it came from the table, else supporting. rule swccg.stacked-cards-state */
export const STACKED = 4
export const SUPPORTING = 5
/** Beneath the location that converted it. rule swccg.converting-locations */
export const BENEATH = 6
/** Drives it: aboard like a pilot, but not piloting. rule swccg.drivers */
export const DRIVER = 7

/** Pilots or drives what it is aboard. */
export const steersAs = (as: number): boolean => as === PILOT || as === DRIVER
/** In a seat or a cargo bay. */
export const ridesAs = (as: number): boolean => (as > AT && as < STACKED) || as === DRIVER

/** What is noted on a card until it leaves the table, one bit each. */
export const HIT = 1
export const UNDERCOVER = 2
export const SUSPENDED = 4
export const CAPTIVE = 8
export const MISSING = 16
/** A Utinni Effect whose target has reached it; plans that were stolen. rule swccg.reaches */
export const REACHED = 32
/** Stolen, and not usable by who has it. */
export const UNUSABLE = 64
/** rule swccg.collapsed */
export const COLLAPSED = 128
/** Stolen, and its unique permanent pilot lost. rule swccg.stealing-vehicles-starships */
export const PILOTLESS = 256

/** What is noted on a card until the end of the turn, one bit each. */
export const MOVED = 1
export const BATTLED = 2
export const DRAINED = 4
export const REACTED = 8
export const FOUGHT = 16
/** A weapon that was fired; a weapon or device that was used. */
export const FIRED = 32
/** Asteroids have passed it by. rule swccg.asteroid-rules */
export const DODGED = 64
/** It has used a weapon, or a device. rule swccg.weapons-deploying-carrying */
export const USED_WEAPON = 128
export const USED_DEVICE = 256

/** One destiny drawn and not yet resolved: its number is a thing apart from its card. rule swccg.destiny-step-1 */
export interface Draw {
  /** The card drawn, or -1 for a substituted destiny. */
  ref: Ref
  value: number
  /** Which of its printed numbers its owner has chosen, where it has several. rule swccg.multiple-destiny-values */
  number?: number
  cancelled?: true
  /** Substituted, or chosen of several already: nothing changes it. rule swccg.substituted-destinies */
  fixed?: true
  /** The card that was chosen, where it was one of several. */
  card?: Card
  /** The cards, by definition, that have changed its number. rule swccg.cumulatively */
  changedBy?: number[]
}

/** A battle in progress. rule swccg.battle */
export interface Battle {
  readonly at: Card
  readonly by: Seat
  /** The captured starship aboard of which it is fought, as at a site. */
  readonly aboard?: Card
  /** Cards that take part. */
  readonly cards: readonly Ref[]
  /** Cards that were excluded from it. */
  readonly out?: readonly Ref[]
  /** A text has said between whom it is fought: nobody else joins. */
  readonly closed?: true
  readonly segment: 'initiated' | 'weapons' | 'power' | 'damage' | 'over'
  /** The battle destinies that were drawn and counted, by seat. */
  readonly drawn: readonly [readonly number[], readonly number[]]
  /** Their sum before anything changes the total, by seat; -1 where none was drawn. */
  readonly sums: readonly [number, number]
  /** Total battle destiny, by seat; -1 where none was drawn: then there is no attrition. */
  readonly destiny: readonly [number, number]
  readonly toPower: readonly [number, number]
  readonly power: readonly [number, number]
  /** Left to be satisfied, by seat. */
  readonly attrition: readonly [number, number]
  /** Attrition in all, by seat: immunity is compared with this. rule swccg.immune-to-attrition */
  readonly totalAttrition: readonly [number, number]
  readonly damage: readonly [number, number]
  readonly winner: Seat
}

export interface State extends CoreState {
  readonly catalogType?: Catalog
  readonly cacheType?: SwccgCache
  /** Card columns. */
  /** The card that this card is at, on or aboard; -1: none. */
  readonly host: readonly Card[]
  /** How it lies there: AT, PILOT … */
  readonly as: readonly number[]
  /** HIT, UNDERCOVER … */
  readonly status: readonly number[]
  /** MOVED, BATTLED … this turn. */
  readonly marks: readonly number[]
  /** The card that a Utinni Effect or another Effect targets from afar; -1: none. */
  readonly aim: readonly Ref[]

  /** The locations in their line, left to right. rule swccg.locations-deployment */
  readonly line: readonly Card[]
  /** What a location belongs to whose title does not say it: a planet, one vehicle or starship. rules swccg.generic-sites, swccg.sectors */
  readonly grouped: Readonly<Record<number, string>>
  /** Where a mobile system is: its parsec, and the system it orbits. rule swccg.death-star-mobile-system */
  readonly parsec: Readonly<Record<string, number>>
  readonly orbit: Readonly<Record<string, Card>>

  turn: number
  readonly active: Seat
  readonly phase: Phase | 'starting' | 'start' | 'end'
  /** Force the active player may still activate in this activate phase. rule swccg.activate-phase */
  generation: number
  /** Units activated so far in this phase, by the active player. */
  activated: number
  /** The starting locations, by seat; -1: none. */
  readonly started: readonly Card[]
  /** Locations where a player has drained, or done something instead, this turn; and where a battle was. */
  drained: Card[]
  battled: Card[]
  /** Creatures attacked at a location this turn. */
  attacked: Card[]
  readonly battle: Battle | null
  /** An attack on a creature in progress. rule swccg.creatures-being-attacked */
  readonly attack: { creature: Ref; by: Seat; at: Card } | null
  /** Weapons fired in this battle or attack. */
  fired: Ref[]

  /** Uses of clauses: `clause` and what it is counted by, until when. rules swccg.the-one-rule, swccg.once-per-game */
  uses: Use[]
  /** Titles deployed or played this turn, by seat: unique and restricted cards count them. */
  played: { def: number; seat: Seat }[]
  /** Searches that found nothing, this turn: the title, which of its searches, and the pile. rule swccg.taking-cards */
  barred: { def: number; node: number; pile: number }[]
  /** Named conditions on cards, players and places, until something ends them. */
  readonly named: Readonly<Record<string, number>>
  /** Texts that act as soon as something is so: those for which it is so now. */
  became: string[]
  /** Numbers that are multiplied: what had been added by then. rule swccg.modifiers */
  readonly factors: readonly Factor[]
  /** What happened and some text may ask about. */
  history: Past[]
}

/** One text that multiplies a number, whose number it is, and what is applied before it. */
export interface Factor {
  of: string
  after: string[]
}

export interface Use {
  clause: number
  /** The card whose text it was, as it was; for once per game, the definition. */
  by: number
  until: 'turn' | 'phase' | 'battle' | 'game' | 'drain'
}

export type Table = KernelTable<State>
