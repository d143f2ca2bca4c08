import type { Card, CoreState, Table as KernelTable, Seat } from '@dejarik/kernel'
import type { DestinyCache } from './cache.js'
import type { Catalog } from './definitions.js'

/** A die: an index into the dice columns. */
export type Die = number

/** Where a die is. rules destiny.dice-pool, destiny.dice-on-cards, destiny.set-aside-dice */
export const ASIDE = 0
export const ON_CARD = 1
export const IN_POOL = 2
/** Placed on another card, which keeps it. */
export const HELD = 3

export interface State extends CoreState {
  readonly catalogType?: Catalog
  readonly cacheType?: DestinyCache
  /** Card columns. */
  damage: number[]
  shields: number[]
  exhausted: number[]
  /** The character an upgrade is attached to; -1: none. */
  host: Card[]
  /** An upgrade that has become a support. */
  support: number[]
  /** A card given Ambush while it is being played. */
  ambush: number[]

  /** Dice columns. A die exists once its card has been seen: a hidden card must not show by its die. */
  /** rule destiny.die-identification */
  dieCard: Card[]
  dieAt: number[]
  /** Whose pool it is in, or was last. */
  diePool: Seat[]
  /** The side that shows, or showed last. */
  dieSide: number[]
  /** The card that holds it while HELD, later the one that held it last; -1: none yet. */
  dieHolder: Card[]
  /** Set aside once it leaves the pool, because its card is not in play. */
  dieLoose: number[]

  resources: number[]
  /** Seats out of the game. rule destiny.mp-player-elimination */
  out: number[]
  /** The battlefield in use; -1 before it is chosen. */
  battlefield: Card
  /** Who controls it. */
  control: Seat
  /** Who claimed it this round; -1: nobody. */
  claimed: Seat
  round: number
  phase: 'setup' | 'action' | 'upkeep'
  turn: Seat
  /** Passes in a row. */
  passes: number
  /** The action phase is to end as soon as what is in progress has ended. */
  ending: number
}

export type Table = KernelTable<State>
