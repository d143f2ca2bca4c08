import { cardOf, NONE, type Packet } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { hasRule } from './named-rules.js'

/** What a named rule makes of damage that would be done. */
export function scale(t: Table, packet: Packet): void {
  if (packet.source !== NONE && hasRule(t, cardOf(packet.source), 'double-damage')) packet.amount *= 2
}
