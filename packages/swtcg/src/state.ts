import type { Card, CoreState, Table as KernelTable, Seat } from '@dejarik/kernel'
import type { Catalog } from './definitions.js'

/** Dark goes first in every step and wins ties. rule swtcg.three-general-rules */
export const DARK: Seat = 0
export const LIGHT: Seat = 1
export const other = (seat: Seat): Seat => 1 - seat

/** The arenas, in the order of their battles. rule swtcg.zone-arenas */
export const arenas = ['space', 'ground', 'character'] as const
export type Arena = (typeof arenas)[number]

/** Their battle steps, in the same order. rules swtcg.space-battle, swtcg.ground-battle, swtcg.character-battle */
export const battles = ['space-battle', 'ground-battle', 'character-battle'] as const

/** rule swtcg.gl-multi-arena: it has gone from one arena to another. */
export const ARENA_MOVE = 1
/** rule swtcg.pilots-build-step: it has gone onto, between or off units. */
export const PILOT_MOVE = 2

export interface State extends CoreState {
  readonly catalogType?: Catalog

  /** Card columns. */
  damage: number[]
  tapped: number[]
  /** Build counters on a face-down card. */
  counters: number[]
  /** In the build zone: 1 when it lies face up (a retreated unit, finished Equipment). */
  faceUp: number[]
  /** The top card of the stack this card lies beneath; -1: none. */
  under: Card[]
  /** The unit this Pilot is on; -1: none. */
  piloting: Card[]
  /** The unit this Equipment is attached to; -1: none. */
  equipped: Card[]
  /** What it has done in this build step, in bits: ARENA_MOVE, PILOT_MOVE. Each is allowed once. */
  moved: number[]

  /** rule swtcg.bidding-sides: are sides bid for before the game? */
  bids: boolean
  /** The build points that each side may place in setup. */
  starting: number[]
  /** Which of the two who sat down plays each side: [1, 0] where they have changed places. */
  chairs: Seat[]
  force: number[]
  /** Build points left in this build step. */
  points: number[]
  /** Build points this player gets more (or fewer) at the next roll. */
  extra: number[]
  turn: number
  phase: 'setup' | 'ready' | 'command' | 'battle'
  /** Whose build or retreat step it is; -1 otherwise. */
  active: Seat
  /** The arena whose battle is being fought; -1 outside battles. */
  battle: number
  /** The attack in progress: units, or -1. */
  attacker: Card
  defender: Card
  /** By which keyword it attacks another arena; '' for an ordinary attack. */
  how: string
  /** Named counters: `card name`. */
  named: Record<string, number>
  /** The dice on the table, in the order rolled, and what they were rolled for. */
  dice: number[]
  roll: '' | 'build' | 'attack' | 'damage' | 'die'
  /** Effects used this turn, and in this attack: clause and card as one number. rule swtcg.activated-abilities */
  usedThisTurn: number[]
  usedThisAttack: number[]
  /** Units that have used an ability instead of attacking, and could still attack. rule swtcg.pop-attack */
  acted: Card[]
  /** What has happened this turn and cards ask about: units discarded from each arena, by seat and arena. */
  discarded: number[]
  /** Damage just placed, for whatever triggers on it: source, unit, how much, how, and what its source had. */
  harm: { source: number; card: Card; ref: number; n: number; way: string; stun: number; bounties: number[] }[]
  /** Power taken by Stun until the battle phase ends. rule swtcg.stun */
  stunned: { unit: number; n: number }[]
  /** Bounties to be gained when the next build step of each seat starts: clause, source and who fell. */
  bounties: { seat: Seat; clause: number; source: number; fallen: number }[]
  /** Arenas in which a unit has attacked this turn, one bit an arena. */
  fought: number
  /** Every attack of this turn: who attacked whom, and with how many hits. */
  attacks: { by: number; on: number; hits: number }[]
  /** Battle cards played this turn, as definitions, by seat. */
  played: number[][]
}

export type Table = KernelTable<State>
