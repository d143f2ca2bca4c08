import { cardOf, type Packet } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { hasRule } from './named-rules.js'

/** What named rules make of damage that would be done. */
export function scale(t: Table, packet: Packet): void {
  const source = packet.source < 0 ? -1 : cardOf(packet.source)
  if (source >= 0 && hasRule(t, source, 'double-damage')) packet.amount *= 2
  const spared = [source, cardOf(packet.target)].some((card) => card >= 0 && hasRule(t, card, 'no-damage'))
  if (spared) packet.amount = 0
}
