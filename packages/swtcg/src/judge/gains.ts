import type { Card } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Gain, Until } from '../effects/tree.js'
import { sizeOf } from '../rules/gains.js'
import { stat } from '../rules/numbers.js'
import type { Table } from '../state.js'
import { gain as read } from './effects.js'
import { anyOf, fightsYet, foesOf, harmTo, hitChance, preyOf, strikeOf, threatTo } from './strikes.js'
import { expectedHits, healthLeft } from './units.js'

/** What it gives to hit more often by so much. */
function hits(t: Table, unit: Card, prey: Card, more: number): number {
  const now = expectedHits(t, unit, prey)
  return harmTo(t, prey, Math.max(0, now + more)) - harmTo(t, prey, now)
}

/** What it gives to be hit less often by so much. */
function cover(t: Table, unit: Card, less: number): number {
  const now = threatTo(t, unit)
  return harmTo(t, unit, now) - harmTo(t, unit, Math.max(0, now - less))
}

/** How many that have yet to attack would come behind this unit, or before it. rule swtcg.gl-speed */
function overtaken(t: Table, unit: Card, by: number): number {
  const now = stat(t, unit, 'speed')
  let n = 0
  for (const foe of foesOf(t, unit)) {
    if (t.s.tapped[foe] === 1) continue
    const theirs = stat(t, foe, 'speed')
    if (now <= theirs !== now + by <= theirs) n++
  }
  return Math.sign(by) * Math.min(2, n)
}

/** What each keyword does for a unit that will attack that other: hits, or their like. */
const attacking: Readonly<Record<string, (t: Table, unit: Card, prey: Card, n: number) => number>> = {
  accuracy: (t, unit, prey, n) => hits(t, unit, prey, (Math.max(0, stat(t, unit, 'power')) * n) / 6),
  'critical-hit': (t, unit, prey, n) => hits(t, unit, prey, n * anyOf(t, unit)),
  lucky: (t, unit, prey, n) => hits(t, unit, prey, Math.min(n, Math.max(0, stat(t, unit, 'power'))) / 4),
  fury: (t, unit, prey, n) => hits(t, unit, prey, n * anyOf(t, unit) * hitChance(t, unit, prey)),
  'double-strike': (t, unit, _prey, n) => n * strikeOf(t, unit),
  overkill: (t, unit, prey) =>
    foesOf(t, unit).length < 2 ? 0 : 0.7 * Math.max(0, expectedHits(t, unit, prey) - healthLeft(t, prey)),
  stun: (t, unit, prey, n) =>
    t.s.tapped[prey] === 1 || expectedHits(t, unit, prey) >= healthLeft(t, prey)
      ? 0
      : 0.3 * Math.min(n, Math.max(0, stat(t, prey, 'power'))),
}

/** And what others do for one that will be attacked. */
const attacked: Readonly<Record<string, (t: Table, unit: Card, n: number) => number>> = {
  armor: (t, unit) => cover(t, unit, threatTo(t, unit) / 3),
  shields: (t, unit, n) => cover(t, unit, n / 2),
  parry: (t, unit, n) => cover(t, unit, n / 2),
}

/** What a gain is worth to this unit, which has it for the attack or until the battles are over. */
export function gainOn(t: Table, unit: Card, gets: Gain, until: Until, x: Scope): number {
  const { s } = t
  const brief = until === 'attack-end'
  // Dice that lie there are as many as they are.
  const strikes = brief || s.attacker === unit ? s.attacker === unit && s.dice.length === 0 : false
  const will = strikes || (!brief && s.tapped[unit] === 0 && fightsYet(t, unit))
  const n = sizeOf(t, 'modify' in gets ? gets.by : 'n' in gets ? gets.n : undefined, x)
  const number = 'modify' in gets ? gets.modify : undefined
  const keyword = 'keyword' in gets ? gets.keyword : ''
  const deed = 'cannot' in gets ? gets.cannot : undefined
  const strikesMore = attacking[keyword]
  if (number === 'power' || strikesMore !== undefined) {
    const prey = will ? preyOf(t, unit) : -1
    if (prey < 0) return 0
    return strikesMore === undefined ? hits(t, unit, prey, n * hitChance(t, unit, prey)) : strikesMore(t, unit, prey, n)
  }
  if (brief && s.defender !== unit && s.attacker !== unit) return 0
  if (number === 'health') return cover(t, unit, n)
  if (number === 'speed') return will ? 0.003 * n + 0.3 * overtaken(t, unit, n) : 0
  const covers = attacked[keyword]
  if (covers !== undefined) return covers(t, unit, n)
  if (deed === 'be-attacked') return 0.5 * harmTo(t, unit, threatTo(t, unit))
  if (deed === 'attack') return will ? -strikeOf(t, unit) : 0
  return read(gets)
}
