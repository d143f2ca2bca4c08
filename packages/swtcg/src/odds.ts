import { type Card, clone, controllerOf, nth, refOf } from '@dejarik/kernel'
import { damageOn } from './columns.js'
import { attackPower } from './rules/attack-roll.js'
import type { Dealt } from './rules/damaging.js'
import { sightsOf } from './rules/hits.js'
import { keyword, stat } from './rules/numbers.js'
import { mayPrevent } from './rules/prevention.js'
import type { Table } from './state.js'

/** What an attack can come to, exactly, before anybody rerolls, prevents or plays anything. */
export interface AttackOdds {
  readonly dice: number
  /** What a die must show to hit; 7: none can. */
  readonly needs: number
  readonly critical: number
  readonly parry: number
  readonly fury: number
  /** The chance of exactly so many hits, and of exactly so much damage. */
  readonly hits: readonly number[]
  readonly damage: readonly number[]
  /** Health that the defender has left, and the chance that it loses all of it. */
  readonly left: number
  readonly destroys: number
}

/** Of dice rolled so far: hits, and whether a natural 6, 1 or 4 is among them; each with its chance. */
type Rolled = ReadonlyMap<number, number>
const HIT = 8
const SIX = 4
const ONE = 2
const FOUR = 1

/** One die more. */
function roll(before: Rolled, needs: number): Rolled {
  const after = new Map<number, number>()
  for (const [was, chance] of before)
    for (let face = 1; face <= 6; face++) {
      const natural = face === 6 ? SIX : face === 1 ? ONE : face === 4 ? FOUR : 0
      const is = (was | natural) + (face >= needs ? HIT : 0)
      after.set(is, (after.get(is) ?? 0) + chance / 6)
    }
  return after
}

function rollAll(n: number, needs: number, start: Rolled = new Map([[0, 1]])): Rolled {
  let all = start
  for (let i = 0; i < n; i++) all = roll(all, needs)
  return all
}

/** rule swtcg.fury: a natural 4 among the dice brings more, once. */
function rollWithFury(n: number, needs: number, fury: number): Rolled {
  const first = rollAll(n, needs)
  if (fury === 0) return first
  const split = (has: boolean) => new Map([...first].filter(([is]) => ((is & FOUR) !== 0) === has))
  const all = new Map(split(false))
  for (const [is, chance] of rollAll(fury, needs, split(true))) all.set(is, (all.get(is) ?? 0) + chance)
  return all
}

/** Adds a chance to that of a number. */
function add(to: number[], n: number, chance: number): void {
  while (to.length <= n) to.push(0)
  to[n] = nth(to, n) + chance
}

/** The chances of this attack, if it were declared now. rules swtcg.attack-5-hits, swtcg.critical-hit, swtcg.parry */
export function attackOdds(table: Table, attacker: Card, target: Card, how = ''): AttackOdds {
  const s = clone(table.s)
  const t: Table = { ...table, s }
  s.attacker = attacker
  s.defender = target
  s.how = how
  const dice = Math.max(0, attackPower(t, { how }))
  const { accuracy, armor, critical, parry: skill } = sightsOf(t)
  const by = controllerOf(s, attacker)
  const packet: Dealt = {
    source: refOf(s, attacker),
    by,
    target: refOf(s, target),
    amount: 1,
    prevented: 0,
    way: 'attack',
  }
  const parry = skill > 0 && mayPrevent(t, packet) ? skill : 0
  const fury = keyword(t, attacker, 'fury')
  const needs = Math.min(7, Math.max(1, (armor ? 5 : 4) - accuracy))
  const hits: number[] = []
  const damage: number[] = []
  for (const [is, chance] of rollWithFury(dice, needs, fury)) {
    const n = Math.floor(is / HIT)
    add(hits, n, chance)
    const amount = Math.max(0, n + ((is & SIX) !== 0 ? critical : 0))
    add(damage, Math.max(0, amount - ((is & ONE) !== 0 ? parry : 0)), chance)
  }
  const left = Math.max(0, stat(t, target, 'health') - damageOn(s, target))
  const destroys = damage.reduce((sum, chance, n) => (n >= left ? sum + chance : sum), 0)
  return { dice, needs, critical, parry, fury, hits, damage, left, destroys }
}
