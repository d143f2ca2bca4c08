import { type Card, controllerOf, type Ref, type Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import type { Toll } from './costs-to-attack.js'
import type { Sights } from './hits.js'

/** What an attack in progress remembers. */
export interface Attacking {
  attacker: Card
  target: Card
  how: string
  /** Was it declared against the rules of an effect that disrupted it? */
  disrupted?: boolean
  attackerRef?: Ref
  /** The defender is in the build zone: a card says that it can be attacked there. */
  beyond?: boolean
  /** Who defends once the dice are rolled, and what counts for them then. */
  defenderRef?: Ref
  sights?: Sights
  hits?: number
  /** Damage it has done to the defender. */
  dealt?: number
  /** Was the defender discarded? */
  felled?: boolean
  spill?: { card: Card; n: number }
  /** Retaliation that waits for the end; `stun`: what the unit had when it was activated. */
  retaliations?: { card: Card; seat: Seat; n: number; stun: number }[]
  again?: boolean
  /** What is still to be paid for attacking that unit. */
  tolls?: Toll[]
  /** How many dice it rolled, and whether only its own side has seen them so far. */
  rolled?: number
  secret?: boolean
  /** Attacks that Double Strike still allows. */
  strikes?: number
}

/** The event that an attack is. */
export const attackEvent = ({ s }: Table, f: Attacking) => ({
  kind: 'attack',
  by: controllerOf(s, f.attacker),
  card: f.attacker,
  target: s.defender,
})
