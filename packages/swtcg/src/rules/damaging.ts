import {
  answering,
  type Card,
  call,
  cardOf,
  clauseAt,
  controllerOf,
  type DamageRules,
  damage,
  dealPackets,
  goto,
  type Instance,
  type Intent,
  intend,
  joinPool,
  type Lasting,
  lives,
  NONE,
  type Packet,
  procedure,
  refOf,
  release,
  tell,
} from '@dejarik/kernel'
import { addDamage, damageOn } from '../columns.js'
import type { ClauseTree } from '../effects/tree.js'
import { DARK, type State, type Table } from '../state.js'
import { clausesOfKind } from './abilities.js'
import { scale } from './damage-multipliers.js'
import { attackFrame } from './defending.js'
import { awaitedBy } from './delayed-effects.js'
import { doomed, ifAboard } from './discarding.js'
import { hasRule } from './named-rules.js'
import { cannot, keyword, stat } from './numbers.js'
import { pendingNow, shield } from './prevention.js'
import { showDice } from './secret-dice.js'
import { holdOf } from './triggers.js'
import { battleArena, inArena, isUnit } from './zones.js'

/**
 * How damage came about, for whatever asks: by an attack on that unit, or by its Retaliate (rule swtcg.attack-6-overkill);
 * `stun`: what its source had when it retaliated.
 */
export type Dealt = Packet & { way?: 'attack' | 'retaliate'; stun?: number }

/** Would it discard its unit as it stands? */
const isDeadly = (t: Table, { target, amount, prevented }: Packet): boolean => {
  const card = cardOf(target)
  return damageOn(t.s, card) + amount - prevented >= stat(t, card, 'health')
}

/** The event that damage is, before it is done and after it. rule swtcg.damage-sources: some of it nothing has done */
function eventOf(t: Table, packet: Dealt, number: number, discarded: boolean): Intent {
  const { source } = packet
  const target = cardOf(packet.target)
  const way = packet.way ?? ''
  if (source === NONE) return { kind: 'damage', target, way, number, discarded }
  const card = cardOf(source)
  return { kind: 'damage', target, card, by: controllerOf(t.s, card), way, number, discarded }
}

/** What answers damage before it is done. `deadly`: only what asks whether its unit would be discarded by it; else the rest. */
function answers(t: Table, packets: readonly Dealt[], deadly: boolean): Instance[] {
  const found: Instance[] = []
  for (const packet of packets) {
    const number = packet.amount - packet.prevented
    if (number <= 0 || (deadly && !isDeadly(t, packet))) continue
    for (const instance of answering(t, 'before', eventOf(t, packet, number, deadly)))
      if (!deadly || asksForDiscard(t, instance)) found.push(instance)
  }
  return found
}

const asksForDiscard = (t: Table, { clause }: Instance): boolean => isOfDiscard(clauseAt(t.catalog, clause).ability)

/** Does it wait for damage that discards a unit? */
function isOfDiscard(ability: ClauseTree): boolean {
  const event = ability.ability === 'triggered' ? ability.event : undefined
  return event?.on === 'damage' && event.discarded === true
}

/** rule swtcg.sec3-would-be-damaged: what waits for that is triggered now, and prevents before anybody plays anything. */
function pending(t: Table, packets: readonly Dealt[]): void {
  joinPool(t, answers(t, packets, false), (instance) => holdOf(t, instance))
}

/** rule swtcg.gl-replacement-effect: whether damage would discard a unit is known once nobody prevents any of it. */
function last(t: Table, packets: readonly Dealt[]): boolean {
  const found = answers(t, packets, true)
  if (found.length === 0) return false
  showDice(t)
  joinPool(t, found, (instance) => holdOf(t, instance))
  return true
}

/** rule swtcg.sec3-would-be-damaged: an effect that waits for that begins while damage is pending, and answers it at once. */
export function answerPending(t: Table, record: Lasting): void {
  const found: Instance[] = []
  for (const packet of pendingNow(t) as readonly Dealt[]) {
    const number = packet.amount - packet.prevented
    if (number > 0) awaitedBy(t, record, 'before', eventOf(t, packet, number, isDeadly(t, packet)), found)
  }
  if (found.length === 0) return
  joinPool(t, found, (instance) => holdOf(t, instance))
  call(t, release, { hold: 'prevent', next: DARK })
}

/** rules swtcg.attack-9-counters, swtcg.gl-damage: one counter for each damage that was not prevented, all at once. */
function place(t: Table, packets: readonly Dealt[]): void {
  const { s } = t
  showDice(t)
  for (const packet of packets) {
    const card = cardOf(packet.target)
    const n = Math.max(0, packet.amount - packet.prevented)
    if (n === 0 || !lives(s, packet.target)) continue
    addDamage(s, card, n)
    t.watch?.({ is: 'damage', card, n, prevented: packet.prevented })
    s.harm.push({ source: packet.source, card, ref: packet.target, n, way: packet.way ?? '', ...keywordsOf(t, packet) })
  }
}

/** What the unit that did it had then, even if it is discarded with the other. rules swtcg.stun, swtcg.bounty: another unit */
function keywordsOf(t: Table, { source, target, stun = 0 }: Dealt): { stun: number; bounties: number[] } {
  if (source === NONE || source === target || !lives(t.s, source)) return { stun: 0, bounties: [] }
  const unit = cardOf(source)
  // rule swtcg.retaliate: it does the damage even if it was taken out by the attack
  if (!isUnit(t, unit)) return { stun, bounties: [] }
  const none = cannot(t, unit, 'receive-bounty') || hasRule(t, cardOf(target), 'no-bounty') || !inArena(t.s, unit)
  const bounties = none ? [] : clausesOfKind(t, unit, 'bounty')
  return { stun: keyword(t, unit, 'stun'), bounties: bounties.map(({ id }) => id) }
}

/** What the kernel's packets of damage need to know of this game. */
export const damageRules: DamageRules<State> = {
  first: () => DARK,
  pending,
  // rule swtcg.pop-damage-prevention: what prevents by itself comes behind what was triggered
  steady: shield,
  last,
  place,
  doomed,
  discard(t, cards) {
    if (cards.length > 0) call(t, discardAll, { cards: [...cards] })
  },
}

/** rule swtcg.attack-11-discard: each unit that would be discarded, one after the other; triggers wait in the pool. */
export const discardAll = procedure<{ cards: Card[] }, State>('discard-all', {
  next(t, f) {
    const card = f.cards.shift()
    if (card === undefined) return
    goto(f, 'next')
    const arena = battleArena(t.s, card)
    const by = controllerOf(t.s, card)
    intend(t, { kind: 'discard', card, by, from: arena === NONE ? 'build' : 'arena', arena, ...ifAboard(t.s, card) })
  },
})

/** rules swtcg.stun, swtcg.bounty, swtcg.sec3-is-damaged: told once the counters are placed. */
function tellHarm(t: Table): void {
  const { s } = t
  for (const harm of s.harm.splice(0)) {
    const discarded = !lives(s, harm.ref)
    if (!discarded) tell(t, { kind: 'put-damage', card: harm.card, number: harm.n })
    const attack = harm.way === 'attack' ? attackFrame(t) : undefined
    if (attack) attack.dealt = (attack.dealt ?? 0) + harm.n
    if (harm.stun > 0 && isUnit(t, harm.card) && !discarded) s.stunned.push({ unit: refOf(s, harm.card), n: harm.stun })
    // rule swtcg.bounty: gained when the next build step of its controller starts
    if (discarded) {
      const seat = controllerOf(s, cardOf(harm.source))
      for (const clause of harm.bounties)
        s.bounties.push({ seat, clause, source: harm.source, fallen: refOf(s, harm.card) })
    }
    const { source, ref: target, way } = harm
    tell(t, eventOf(t, { source, target, way } as Dealt, harm.n, discarded))
  }
}

/** Deals damage and tells what came of it. */
export const dealAll = procedure<{ packets: Packet[] }, State>('deal-all', {
  deal(t, f) {
    for (const packet of f.packets) scale(t, packet)
    if (f.packets.length > 0) dealPackets(t, f.packets)
  },
  tell(t) {
    tellHarm(t)
  },
})

/** Counters were put in place without damage: whoever has too many of them would be discarded. rule swtcg.gl-discard */
export function checkDiscards(t: Table): void {
  if (doomed(t).length > 0) call(t, damage, { packets: [], step: 'wouldBeDiscarded' })
}
