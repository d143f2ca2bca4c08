import { openWindow } from '../action-stack/responses.js'
import { release } from '../held-triggers/pool.js'
import { nth } from '../nth.js'
import { call, finish, goto, procedure } from '../procedures.js'
import { controllerOf } from '../state/columns.js'
import { type Card, type CoreState, type Frame, NONE, type Ref, refOf, type Seat } from '../state/state.js'
import type { Table } from '../table.js'

/** One instance of damage: so much from one source to one unit. */
export interface Packet {
  source: Ref
  /** Who controls the source. */
  by: Seat
  target: Ref
  amount: number
  prevented: number
}

/** What a game says about damage in packets. */
// biome-ignore lint/suspicious/noExplicitAny: each game narrows its own state
export interface DamageRules<S extends CoreState = any> {
  /** Who begins a chance. */
  first(t: Table<S>): Seat
  /** Something would be damaged: what is triggered by that joins the pool. */
  pending?(t: Table<S>, packets: readonly Packet[]): void
  /** What always prevents damage does it, behind what was triggered and before anybody plays something. */
  steady?(t: Table<S>, packets: readonly Packet[]): void
  /** Nobody prevents any more: what is done instead of letting a unit be discarded joins the pool. Is there any? */
  last?(t: Table<S>, packets: readonly Packet[]): boolean
  /** Puts all counters in place, at the same time. */
  place(t: Table<S>, packets: readonly Packet[]): void
  /** Units that would be discarded now. */
  doomed(t: Table<S>): readonly Card[]
  /** Discards them; each is still doomed after the chance. */
  discard(t: Table<S>, cards: readonly Card[]): void
}

interface Damaging {
  packets: Packet[]
  /** New damage waits for a chance of its own. */
  waiting?: Packet[]
  done?: Packet[]
}

const rulesOf = (t: Table): DamageRules => {
  const { damage: rules } = t.rules
  if (rules === undefined) throw new Error(`${t.rules.game} has no damage in packets`)
  return rules
}

/**
 * rules swtcg.pop-damage-prevention, swtcg.deflect: one chance to prevent for all packets of a source (triggered, then
 * always-on, then played prevention, then what replaces a discard); what is dealt in it has the next chance; then all counters are placed together, and
 * there is one chance about what would be discarded.
 */
export const damage = procedure<Damaging>('damage', {
  triggered(t, f) {
    rulesOf(t).pending?.(t, f.packets)
    call(t, release, { hold: 'prevent', next: rulesOf(t).first(t) })
  },
  steady(t, f) {
    rulesOf(t).steady?.(t, f.packets)
  },
  prevention(t, f) {
    const at = t.s.stack.lastIndexOf(f)
    const about = f.packets.map(({ by, target, source }, n) => ({ on: 'prevent', by, ref: target, at, n, source }))
    openWindow(t, about, rulesOf(t).first(t), true)
  },
  last(t, f) {
    if (rulesOf(t).last?.(t, f.packets)) call(t, release, { hold: 'prevent', next: rulesOf(t).first(t) })
  },
  next(_t, f) {
    f.done = [...(f.done ?? []), ...f.packets]
    const [first] = f.waiting ?? []
    if (first === undefined) return
    f.packets = (f.waiting ?? []).filter((each) => each.source === first.source)
    f.waiting = (f.waiting ?? []).filter((each) => each.source !== first.source)
    goto(f, 'triggered')
  },
  counters(t, f) {
    rulesOf(t).place(t, f.done ?? [])
    // Nothing of it is pending any more.
    f.packets = []
  },
  wouldBeDiscarded(t, f) {
    const doomed = rulesOf(t).doomed(t)
    if (doomed.length === 0) finish(t, f)
    else {
      const about = doomed.map((card, n) => ({
        on: 'discard',
        by: controllerOf(t.s, card),
        ref: refOf(t.s, card),
        at: NONE,
        n,
      }))
      openWindow(t, about, rulesOf(t).first(t), true)
    }
  },
  discard(t) {
    rulesOf(t).discard(t, rulesOf(t).doomed(t))
  },
})

export const dealPackets = (t: Table, packets: Packet[]): void => call(t, damage, { packets })

/** The damage that is being prevented, innermost first. */
function pendingDamage(t: Table): Frame & Damaging {
  const pending = t.s.stack.findLast(({ procedure }) => procedure === 'damage')
  if (pending === undefined) throw new Error('No damage is pending')
  return pending as Frame & Damaging
}

/** The packets of the present chance. */
export const pendingPackets = (t: Table): readonly Packet[] => pendingDamage(t).packets

/** Prevents so much of one packet; what is not needed is wasted. Returns how much it was. */
export function prevent(t: Table, n: number, amount: number): number {
  const packet = nth(pendingDamage(t).packets, n)
  const prevented = Math.min(amount, packet.amount - packet.prevented)
  packet.prevented += prevented
  return prevented
}

/** New damage, for the chance after this one. */
export function addPacket(t: Table, packet: Packet): void {
  const pending = pendingDamage(t)
  pending.waiting = [...(pending.waiting ?? []), packet]
}
