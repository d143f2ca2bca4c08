import {
  bit,
  controllerOf,
  type Event,
  type Frame,
  type Generator,
  NONE,
  next,
  type Packet,
  type Seat,
} from '@dejarik/kernel'
import { dieAt } from '../columns.js'
import type { Table } from '../state.js'
import { type AttackFrame, attackFrame } from './defending.js'
import { hitsShown } from './dice-shown.js'
import { countHits, type Sights } from './hits.js'

/** Damage of which the other side does not know how much it is: whatever is prevented of it is prevented blindly. */
export type Secret = Packet & { secret?: true }

/** The seat that alone sees the dice of the attack in progress; -1 where they lie open. */
export function secretOf(t: Table): Seat {
  const attack = t.s.roll === 'attack' || t.s.dice.length > 0 ? attackFrame(t) : undefined
  return attack?.secret === true ? controllerOf(t.s, t.s.attacker) : NONE
}

/** May this seat see the dice on the table? */
export function seesDice(t: Table, seat: Seat | 'public'): boolean {
  const only = secretOf(t)
  return only === NONE || only === seat
}

/** Tells whoever may see the dice what they show; the others that something is rolled in secret. */
function tellSeen(t: Table, event: Event): void {
  const only = secretOf(t)
  t.watch?.(only === NONE ? event : { ...event, to: bit(only), others: { is: 'rolled-secretly' } })
}

/** Dice of an attack, of Fury or of damage: `hits` are the places of those that hit, among all on the table. */
export function tellDice(t: Table, reason: string, dice: readonly number[]): void {
  if (t.watch !== null) tellSeen(t, { is: 'rolled', for: reason, dice: [...dice], hits: hitsShown(t) })
}

export function tellHits(t: Table, n: number): void {
  if (t.watch !== null) tellSeen(t, { is: 'hits', n })
}

/** These dice, by their places, showed something else before. */
export function tellReroll(t: Table, which: readonly number[], was: readonly number[]): void {
  if (t.watch === null) return
  const dice = which.map((i) => dieAt(t.s, i))
  tellSeen(t, { is: 'rerolled', dice, was: [...was], which: [...which], hits: hitsShown(t) })
}

/** One way the dice might lie for a seat that does not see them: rolled anew, with the damage that comes of it. */
export function rollUnseen(t: Table, seat: Seat, g: Generator): void {
  if (seesDice(t, seat)) return
  t.s.dice = t.s.dice.map(() => 1 + ((next(g) >>> 0) % 6))
  const attack = attackFrame(t) as (AttackFrame & { hits?: number }) | undefined
  if (attack?.hits === undefined) return
  const was = attack.hits
  attack.hits = countHits(t, attack.sights as Sights)
  for (const f of t.s.stack as (Frame & { packets?: Secret[] })[])
    for (const packet of f.packets ?? [])
      if (packet.secret) packet.amount = Math.max(0, packet.amount + attack.hits - was)
}

/** Damage has been prevented: now everybody sees what was rolled. */
export function showDice(t: Table): void {
  const attack = attackFrame(t)
  if (attack?.secret !== true) return
  attack.secret = false
  tellDice(t, 'attack', t.s.dice)
}
