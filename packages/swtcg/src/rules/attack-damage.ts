import { controllerOf, lives, NONE, type Ref, refOf } from '@dejarik/kernel'
import { damageOn } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, type Table } from '../state.js'
import type { Attacking } from './attacking.js'
import type { Dealt } from './damaging.js'
import type { Sights } from './hits.js'
import { hasRule } from './named-rules.js'
import { keyword, stat } from './numbers.js'
import { mayPrevent, tellPrevented } from './prevention.js'
import type { Secret } from './secret-dice.js'
import { arenaOf, unitsIn } from './zones.js'

/** rules swtcg.overkill, swtcg.gl-remaining-health: hits beyond the defender's remaining health may go to one other unit there; some divide all. */
export function overkillOptions(t: Table, f: Attacking) {
  const { s } = t
  const hits = f.hits as number
  const beyond = hits - (stat(t, s.defender, 'health') - damageOn(s, s.defender))
  const excess = keyword(t, s.attacker, 'overkill') > 0 ? beyond : 0
  const divides = hits > 0 && hasRule(t, s.attacker, 'divides-hits')
  const options: Of<'done' | 'overkill'>[] = [offer.done()]
  if ((excess <= 0 && !divides) || arenaOf(s, s.defender) === NONE) return options
  const there = [DARK, LIGHT].flatMap((seat) => unitsIn(s, seat, arenaOf(s, s.defender)))
  for (const card of there.sort((a, b) => a - b)) {
    if (card === s.defender) continue
    const most = divides && s.controller[card] !== s.controller[s.attacker] ? hits : excess
    for (let n = 1; n <= most; n++) options.push(offer.overkill(card, n))
  }
  return options
}

/**
 * Damage pending: hits, Critical Hit, less Parry (by what the dice show, rule swtcg.gl-natural); and what spills over, which
 * is no damage of the attack. rules swtcg.attack-7-pending, swtcg.critical-hit, swtcg.parry, swtcg.attack-6-overkill
 */
export function packetsOf(t: Table, f: Attacking): Dealt[] {
  const { s } = t
  const by = controllerOf(s, f.attacker)
  const source = f.attackerRef as Ref
  const target = f.defenderRef as Ref
  const { critical, parry } = f.sights as Sights
  const spill = f.spill?.n ?? 0
  const amount = Math.max(0, (f.hits as number) - spill + (s.dice.includes(6) ? critical : 0))
  const packets: Dealt[] = []
  // Whoever does not see the dice cannot know that there is nothing to prevent.
  if ((amount > 0 || f.secret) && lives(s, target)) {
    const packet: Dealt & Secret = { source, by, target, amount, prevented: 0, way: 'attack' }
    if (f.secret) packet.secret = true
    packets.push(packet)
    if (s.dice.includes(1)) parried(t, packet, parry)
  }
  if (f.spill) packets.push({ source, by, target: refOf(s, f.spill.card), amount: spill, prevented: 0 })
  return packets
}

/** rule swtcg.parry: nothing of what cannot be prevented. */
function parried(t: Table, packet: Dealt & Secret, n: number): void {
  if (n === 0 || !mayPrevent(t, packet)) return
  const left = packet.amount
  packet.prevented = packet.secret ? n : Math.min(n, left)
  tellPrevented(t, controllerOf(t.s, t.s.defender), t.s.defender, Math.min(n, left))
}
