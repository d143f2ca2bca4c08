import { type Card, cardOf, type Lasting, lives, NONE, nodeAt, pileOf, type Seat } from '@dejarik/kernel'
import { topOver } from '../columns.js'
import type { Table } from '../state.js'
import { shift } from './moving.js'
import { ATTACHED, BUILD, beneath, inArena, zone, zoneOf } from './zones.js'

/** rules swtcg.gl-controller, swtcg.control-of-pilots: the whole stack changes sides; its Pilots and Equipment do not. */
export function takeControl(t: Table, unit: Card, seat: Seat): void {
  const { s } = t
  if (s.controller[unit] === seat) return
  for (const card of [unit, ...beneath(s, unit)]) {
    s.controller[card] = seat
    shift(t, card, zone(seat, zoneOf(pileOf(s, card))))
  }
  t.watch?.({ is: 'control', card: unit, seat })
}

/** Could it change sides? A unit in an arena or retreated, a Pilot on a unit, Equipment in play. rule swtcg.gl-controller */
export function mayBeTaken({ s }: Table, card: Card): boolean {
  const which = zoneOf(pileOf(s, card))
  if (which === ATTACHED) return s.under[card] === NONE
  return inArena(s, card) || (which === BUILD && s.faceUp[card] === 1)
}

/** An effect that had given control has ended: the stack returns to whom it was taken from, whatever is on top now. */
export function giveBack(t: Table, record: Lasting): void {
  const node = nodeAt(t.catalog, record.node)
  if (node.do !== 'gain-control') return
  ;(record.that.given ?? []).forEach((ref, i) => {
    const taken = cardOf(ref)
    const top = topOver(t.s, taken) !== NONE ? topOver(t.s, taken) : taken
    const back = (record.that.back ?? [])[i]
    if (back !== undefined && (lives(t.s, ref) || top !== taken || mayBeTaken(t, taken))) takeControl(t, top, back)
  })
}
