import type { Card, CoreState, Table as KernelTable, Seat } from '@dejarik/kernel'

/** Dark goes first in every step and wins ties. rule swtcg.three-general-rules */
export const DARK: Seat = 0
export const LIGHT: Seat = 1
export const other = (seat: Seat): Seat => 1 - seat

/** The arenas, in the order of their battles. rule swtcg.zone-arenas */
export const arenas = ['space', 'ground', 'character'] as const
export type Arena = (typeof arenas)[number]

export interface State extends CoreState {
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
  /** Has changed arena, or moved on or off a unit, in this build step. */
  moved: number[]

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
  /** What has happened this turn and cards ask about: units discarded from each arena, by seat and arena. */
  discarded: number[]
  /** Damage just placed, for whatever triggers on it: source, unit, how much. */
  harm: { source: number; card: Card; ref: number; n: number }[]
  /** Power taken by Stun until the battle phase ends. rule swtcg.stun */
  stunned: { unit: number; n: number }[]
  /** Bounties to be gained when the next build step of each seat starts: clause and source. */
  bounties: { seat: Seat; clause: number; source: number }[]
  /** Arenas in which a unit has attacked this turn, one bit an arena. */
  fought: number
}

export type Table = KernelTable<State>
