import {
  type Card,
  call,
  cardOf,
  type DamageRules,
  damage,
  dealPackets,
  finish,
  goto,
  intend,
  lives,
  type Packet,
  procedure,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { DARK, type State, type Table } from '../state.js'
import { usableClauses } from './abilities.js'
import { attackFrame } from './defending.js'
import { doomed } from './discarding.js'
import { hasRule } from './named-rules.js'
import { cannot, keyword } from './numbers.js'
import { shield } from './prevention.js'
import { arenaOf, def, inArena } from './zones.js'

/** rules swtcg.attack-9-counters, swtcg.gl-damage: one counter for each damage that was not prevented, all at once. */
function place(t: Table, packets: readonly Packet[]): void {
  const { s } = t
  for (const packet of packets) {
    const card = cardOf(packet.target)
    const n = Math.max(0, packet.amount - packet.prevented)
    if (n === 0 || !lives(s, packet.target)) continue
    s.damage[card] = (s.damage[card] as number) + n
    t.watch?.({ is: 'damage', card, n, prevented: packet.prevented })
    s.harm.push({ source: packet.source, card, ref: packet.target, n })
  }
}

/** What the kernel's packets of damage need to know of this game. */
export const damageRules: DamageRules<State> = {
  first: () => DARK,
  place,
  doomed,
  discard(t, cards) {
    if (cards.length > 0) call(t, discardAll, { cards: [...cards] })
  },
}

/** Each unit that would be discarded, one after the other; triggers wait in the pool. */
export const discardAll = procedure<{ cards: Card[] }, State>('discard-all', {
  next(t, f) {
    const card = f.cards.shift()
    if (card === undefined) return
    goto(f, 'next')
    const from = inArena(t.s, card) ? 'arena' : 'build'
    intend(t, { kind: 'discard', card, by: t.s.controller[card] as Seat, from, arena: arenaOf(t.s, card) })
  },
})

/** Is it what Retaliate does to the attacker once the attack ends? */
const isRetaliation = (t: Table, source: Card, card: Card): boolean =>
  card === t.s.attacker && attackFrame(t)?.striking === source

/** Stun and damage triggers, told once the counters are placed. rules swtcg.stun, swtcg.sec3-is-damaged */
export const harmed = procedure<object, State>('harmed', {
  counters(t, f) {
    const [harm] = t.s.harm
    if (harm === undefined) finish(t, f)
    else if (lives(t.s, harm.ref)) intend(t, { kind: 'put-damage', card: harm.card, number: harm.n })
  },
  next(t, f) {
    const harm = t.s.harm.shift()
    if (harm === undefined) return
    goto(f, 'counters')
    const discarded = !lives(t.s, harm.ref)
    if (harm.source < 0) {
      // rule swtcg.damage-sources: nothing did it
      intend(t, { kind: 'damage', target: harm.card, number: harm.n, discarded })
      return
    }
    const source = cardOf(harm.source)
    const by = t.s.controller[source] as Seat
    const attack = source === t.s.attacker && harm.card === t.s.defender ? attackFrame(t) : undefined
    if (attack) attack.dealt = (attack.dealt ?? 0) + harm.n
    const stun = keyword(t, source, 'stun')
    if (stun > 0 && !discarded) t.s.stunned.push({ unit: refOf(t.s, harm.card), n: stun })
    // rule swtcg.bounty: gained when the next build step of its controller starts
    if (discarded && givesBounty(t, harm.card) && !cannot(t, source, 'receive-bounty')) {
      for (const clause of usableClauses(t, source)) {
        if (clause.ability.ability === 'bounty') t.s.bounties.push({ seat: by, clause: clause.id, source: harm.source })
      }
    }
    const way = attack ? 'attack' : isRetaliation(t, source, harm.card) ? 'retaliate' : ''
    intend(t, { kind: 'damage', card: source, target: harm.card, by, number: harm.n, discarded, way })
  },
})

/** What named rules make of damage that would be done. */
function scale(t: Table, packet: Packet): void {
  const source = packet.source < 0 ? -1 : cardOf(packet.source)
  if (source >= 0 && hasRule(t, source, 'double-damage')) packet.amount *= 2
  const spared = [source, cardOf(packet.target)].some((card) => card >= 0 && hasRule(t, card, 'no-damage'))
  if (spared) packet.amount = 0
}

/** It has left: only what is printed on it tells whether it gives a Bounty. */
const givesBounty = (t: Table, card: Card): boolean =>
  !(def(t, card).abilities as Any[]).some(
    ({ of, gets }) => of === 'this' && gets?.some((gain: Any) => gain.rule === 'no-bounty'),
  )

/** Deals damage and tells what came of it. */
export const dealAll = procedure<{ packets: Packet[] }, State>('deal-all', {
  deal(t, f) {
    for (const packet of f.packets) {
      scale(t, packet)
      shield(t, packet)
    }
    if (f.packets.length > 0) dealPackets(t, f.packets)
  },
  tell(t) {
    call(t, harmed)
  },
})

/** Counters were put in place without damage: whoever has too many of them would be discarded. rule swtcg.gl-discard */
export function checkDiscards(t: Table): void {
  if (doomed(t).length > 0) call(t, damage, { packets: [], step: 'wouldBeDiscarded' })
}
