import {
  ask,
  bit,
  type Card,
  cardOf,
  controllerOf,
  intend,
  type Lasting,
  lives,
  NONE,
  nodeAt,
  type Packet,
  pendingPackets,
  prevent,
  type Seat,
  tell,
} from '@dejarik/kernel'
import { type EffectFrame, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { damageOn, pilotedUnit } from '../columns.js'
import type { Target } from '../effects/tree.js'
import { offer } from '../options/index.js'
import type { Table } from '../state.js'
import { givenTo, scopeOfRecord } from './gains.js'
import { anyGiven } from './heard.js'
import { hasRule } from './named-rules.js'
import { stat } from './numbers.js'
import { type Secret, secretOf } from './secret-dice.js'
import { inArena } from './zones.js'

/** The packets of the present chance; none where no damage is pending. */
export const pendingNow = (t: Table): readonly Packet[] =>
  t.s.stack.some((f) => f.procedure === 'damage') ? pendingPackets(t) : []

/**
 * rules swtcg.gl-prevent-damage, reading C17: something is left of it, and its unit is not in the build zone; `named`: a text
 * that names the unit protects it there, too.
 */
export function mayPrevent(t: Table, packet: Packet, named = false): boolean {
  if (packet.amount <= packet.prevented && !(packet as Secret).secret) return false
  const target = cardOf(packet.target)
  if (!named && !inArena(t.s, target) && pilotedUnit(t.s, target) === NONE) return false
  return packet.source === NONE || !isUnpreventable(t, packet, cardOf(packet.source))
}

/** Some damage cannot be prevented: all that a unit does, or what it does by its attack. */
function isUnpreventable(t: Table, packet: Packet, source: Card): boolean {
  if (!isAnyUnpreventable(t)) return false
  for (const { gain } of givenTo(t, source, 'be-prevented')) {
    if (!('cannot' in gain) || gain.cannot !== 'be-prevented') continue
    if (gain.by === undefined || gain.by === (packet as Ways).way) return true
  }
  return false
}
const isAnyUnpreventable = anyGiven('be-prevented')

/** How it came about; see damaging.ts. */
type Ways = Packet & { way?: string }

/** Would what is pending discard this unit as it stands? Whoever does not see the dice may take it to. */
export function wouldFall(t: Table, unit: Card): boolean {
  let left = 0
  for (const packet of pendingNow(t)) {
    if (cardOf(packet.target) !== unit || !mayPrevent(t, packet)) continue
    if ((packet as Secret).secret) return true
    left += packet.amount - packet.prevented
  }
  return left > 0 && damageOn(t.s, unit) + left >= stat(t, unit, 'health')
}

/** Some damage cannot be evaded: Evade does nothing against it, other prevention does. */
export type Marked = Packet & { unevadable?: true }

/** Could Evade or Deflect of that unit do something against this? */
export const isEvadable = (t: Table, packet: Packet, unit: Card): boolean =>
  cardOf(packet.target) === unit && (packet as Marked).unevadable !== true && mayPrevent(t, packet)

type Fits = (packet: Packet) => boolean

/** The most that could be prevented of the pending damage that fits; whoever does not see the dice may try any number. */
export const preventable = (t: Table, most: number, fits: Fits, named: boolean): number => {
  let left = 0
  for (const packet of pendingNow(t)) {
    if (!fits(packet) || !mayPrevent(t, packet, named)) continue
    if ((packet as Secret).secret) return most
    left += packet.amount - packet.prevented
  }
  return Math.min(most, left)
}

/** Prevents so much of the pending damage that fits, packet by packet; what is too much is wasted. Returns how much. */
export function preventPending(t: Table, most: number, fits: Fits, named: boolean): number {
  let done = 0
  pendingNow(t).forEach((packet, n) => {
    if (!fits(packet) || !mayPrevent(t, packet, named)) return
    if (!(packet as Secret).secret) done += prevent(t, n, most - done)
    else {
      const left = Math.max(0, packet.amount - packet.prevented)
      packet.prevented += most - done
      done += Math.min(left, most - done)
    }
  })
  return done
}

/** "Up to": asks how much of what is pending is prevented. */
export function askHowMuch(t: Table, f: EffectFrame, most: number, fits: Fits, named: boolean): void {
  const options = Array.from({ length: preventable(t, most, fits, named) + 1 }, (_, n) => offer.number(n))
  ask(t, f.you, 'how-much', options, { rule: 'swtcg.gl-prevent-damage', about: { node: f.node } })
}

/** Tells that damage of that source to that unit was prevented. rule swtcg.triggered-effects */
export function tellPrevented(t: Table, by: Seat, unit: Card, n: number): void {
  const only = secretOf(t)
  const event = { is: 'prevented', card: unit }
  t.watch?.(only === NONE ? { ...event, n } : { ...event, n, to: bit(only), others: event })
  if (n === 0) return
  const source = pendingNow(t).find((packet) => cardOf(packet.target) === unit)?.source ?? NONE
  intend(t, { kind: 'prevent', card: source === NONE ? NONE : cardOf(source), target: unit, by, number: n })
}

/** Is this card one of those a lasting prevention speaks of? Whoever it describes at that moment, where it says each. */
function isMeant(
  t: Table,
  target: Target | undefined,
  refs: readonly number[] | undefined,
  card: Card,
  x: Scope,
): boolean {
  if (target === undefined) return true
  if (card === NONE) return false
  if (typeof target === 'object' && 'each' in target) return isA(t, card, target.each, x, x.you)
  return (refs ?? []).some((ref) => lives(t.s, ref) && cardOf(ref) === card)
}

/** Damage that something has prevented by itself: whose, of which source, to which unit, how much. */
interface Shielded {
  by: Seat
  source: number
  unit: Card
  n: number
}

/** rule swtcg.pop-damage-prevention: what is on or lasts prevents damage by itself, before anybody plays anything. */
export function shield(t: Table, packets: readonly Packet[]): void {
  const told: Shielded[] = []
  for (const packet of packets) {
    spare(t, packet, told)
    for (const record of t.s.lasting) shieldBy(t, record, packet, told)
  }
  tellShielded(t, told)
}

/** All damage to a unit with that rule, and all that it does. */
function spare(t: Table, packet: Packet, told: Shielded[]): void {
  const [source, unit] = [packet.source === NONE ? NONE : cardOf(packet.source), cardOf(packet.target)]
  const by = [unit, source].find((card) => card !== NONE && hasRule(t, card, 'no-damage'))
  if (by === undefined || !mayPrevent(t, packet, true)) return
  const n = Math.max(0, packet.amount - packet.prevented)
  packet.prevented += n
  if (n > 0) told.push({ by: controllerOf(t.s, by), source, unit, n })
}

/** rule swtcg.sec3-would-be-damaged: damage that is pending when such an effect begins is prevented, too. */
export function shieldPending(t: Table, record: Lasting): void {
  const told: Shielded[] = []
  for (const packet of pendingNow(t)) shieldBy(t, record, packet, told)
  tellShielded(t, told)
}

function tellShielded(t: Table, told: readonly Shielded[]): void {
  for (const { source, unit, by, n } of told) tell(t, { kind: 'prevent', card: source, target: unit, by, number: n })
}

function shieldBy(t: Table, record: Lasting, packet: Packet, told: Shielded[]): void {
  const node = nodeAt(t.catalog, record.node)
  if (node.do !== 'prevent' || !mayPrevent(t, packet)) return
  const x = scopeOfRecord(record)
  const source = packet.source === NONE ? NONE : cardOf(packet.source)
  if (!isMeant(t, node.to, record.that.shielded, cardOf(packet.target), x)) return
  if (!isMeant(t, node.by, record.that.harming, source, x)) return
  const left = Math.max(0, packet.amount - packet.prevented)
  const n = Math.min(left, record.number)
  packet.prevented += n
  if (n > 0) told.push({ by: record.you, source, unit: cardOf(packet.target), n })
}
