import { nth, type Part, type Seat } from '@dejarik/kernel'
import { sideOf } from './rules/facts.js'
import { tally } from './rules/modifiers/player-numbers.js'
import { type Battle, other, type Table } from './state.js'

/** What is owed, part by part: what it began with, what texts made of it, and what is satisfied already. */
function owed(begun: Part[], changes: readonly Part[], left: number): Part[] {
  const parts = [...begun, ...changes]
  const sum = parts.reduce((total, { value }) => total + value, 0)
  return sum === left ? parts : [...parts, { value: left - sum, from: 'satisfied' }]
}

/** What texts make of a number, without the number itself. */
function changesTo(t: Table, name: 'attrition' | 'battle-damage', seat: Seat, base: number): Part[] {
  const parts: Part[] = []
  tally(t, name, seat, (t.s.battle as Battle).at, base, parts)
  return parts.slice(1)
}

/** What a player still owes for the battle in progress; nothing before powers are compared. rule swccg.battle-damage-segment */
export function duesOf(t: Table, seat: Seat): Record<string, { total: number; parts: Part[] }> {
  const { battle } = t.s
  if (battle === null || (battle.segment !== 'damage' && battle.segment !== 'over')) return {}
  const found: Record<string, { total: number; parts: Part[] }> = {}
  const drawn = nth(battle.destiny, other(seat))
  if (drawn >= 0) {
    const total = nth(battle.attrition, seat)
    const begun = [{ value: drawn, from: 'battle destiny of the opponent', rule: 'swccg.attrition' }]
    found.attrition = { total, parts: owed(begun, changesTo(t, 'attrition', seat, drawn), total) }
  }
  if (battle.winner === other(seat)) {
    const total = nth(battle.damage, seat)
    const power = (whose: Seat) => nth(battle.power, whose)
    const begun = [
      { value: power(other(seat)), from: `power of ${sideOf(other(seat))}`, rule: 'swccg.battle-damage' },
      { value: -power(seat), from: `power of ${sideOf(seat)}` },
    ]
    const deficit = power(other(seat)) - power(seat)
    found.damage = { total, parts: owed(begun, changesTo(t, 'battle-damage', seat, deficit), total) }
  }
  return found
}
