import { type Card, cardOf, type Lasting, lives, type Packet, pendingPackets, prevent } from '@dejarik/kernel'
import { type Any, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { scopeOfRecord } from './gains.js'
import { cannot } from './numbers.js'
import { inArena } from './zones.js'

/** The packets of the present chance; none where no damage is pending. */
export const pendingNow = (t: Table): readonly Packet[] =>
  t.s.stack.some((f) => f.procedure === 'damage') ? pendingPackets(t) : []

/** rules swtcg.gl-prevent-damage, reading C17: something is left of it, and its unit is not in the build zone. */
export function mayPrevent(t: Table, packet: Packet): boolean {
  if (packet.amount <= packet.prevented) return false
  const target = cardOf(packet.target)
  if (!inArena(t.s, target) && (t.s.piloting[target] as Card) < 0) return false
  return packet.source < 0 || !cannot(t, cardOf(packet.source), 'be-prevented', target)
}

/** Some damage cannot be evaded: Evade does nothing against it, other prevention does. */
export type Marked = Packet & { unevadable?: true }

/** Could Evade or Deflect of that unit do something against this? */
export const isEvadable = (t: Table, packet: Packet, unit: Card): boolean =>
  cardOf(packet.target) === unit && (packet as Marked).unevadable !== true && mayPrevent(t, packet)

/** Prevents so much of the pending damage that fits, packet by packet; what is too much is wasted. Returns how much. */
export function preventPending(t: Table, most: number, fits: (packet: Packet) => boolean): number {
  let done = 0
  pendingNow(t).forEach((packet, n) => {
    if (fits(packet) && mayPrevent(t, packet)) done += prevent(t, n, most - done)
  })
  return done
}

/** Is this card one of those a lasting prevention speaks of? Whoever it describes at that moment, where it says each. */
function isMeant(t: Table, target: Any, refs: readonly number[] | undefined, card: Card, x: Scope): boolean {
  if (target === undefined) return true
  if (card < 0) return false
  if (typeof target === 'object' && 'each' in target) return isA(t, card, target.each, x, x.you)
  return (refs ?? []).some((ref) => lives(t.s, ref) && cardOf(ref) === card)
}

const isShield = (t: Table, record: Lasting): boolean => (t.catalog.nodes[record.node] as Any).do === 'prevent'

/** rule swtcg.pop-damage-prevention: what lasts prevents damage by itself, before anybody plays anything. */
export function shield(t: Table, packet: Packet): void {
  for (const record of t.s.lasting) {
    if (!isShield(t, record) || !mayPrevent(t, packet)) continue
    const node = t.catalog.nodes[record.node] as Any
    const x = scopeOfRecord(record)
    const source = packet.source < 0 ? -1 : cardOf(packet.source)
    if (!isMeant(t, node.to, record.that.shielded, cardOf(packet.target), x)) continue
    if (!isMeant(t, node.by, record.that.harming, source, x)) continue
    const left = packet.amount - packet.prevented
    packet.prevented += node.but ? Math.max(0, left - record.number) : Math.min(left, record.number)
  }
}
