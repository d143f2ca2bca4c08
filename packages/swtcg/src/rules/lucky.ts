import { type Card, call, pick, procedure, type Seat } from '@dejarik/kernel'
import { DARK, type State, type Table } from '../state.js'
import { rollDie } from './dice.js'
import { keyword } from './numbers.js'

/** How many attack dice this side may have rerolled: of its own, or of whoever attacks it. */
function luckOf(t: Table, seat: Seat): number {
  const { s } = t
  const units: Card[] = [s.attacker, s.defender].filter((unit) => unit >= 0 && s.controller[unit] === seat)
  return units.reduce((sum, unit) => sum + keyword(t, unit, 'lucky'), 0)
}

/** rule swtcg.lucky: once an attack, after triggered rerolls, Dark first. */
export const lucky = procedure<{ seat?: Seat }, State>('lucky', {
  dark(t, f) {
    f.seat = DARK
    offer(t, f.seat, f)
  },
  darkRerolls(t, f) {
    rerollDice(t, f.result as number[])
  },
  light(t, f) {
    f.seat = 1 - DARK
    offer(t, f.seat, f)
  },
  lightRerolls(t, f) {
    rerollDice(t, f.result as number[])
  },
})

function offer(t: Table, seat: Seat, f: { result?: unknown }): void {
  const most = Math.min(luckOf(t, seat), t.s.dice.length)
  f.result = []
  if (most > 0)
    call(t, pick, { seat, from: t.s.dice.map((_die, i) => i), min: 0, max: most, as: 'die', about: 'lucky' })
}

/** rule swtcg.gl-reroll: the second roll stands. */
export function rerollDice(t: Table, which: readonly number[]): void {
  const { s } = t
  for (const i of which) s.dice[i] = rollDie(s)
  if (which.length > 0) t.watch?.({ is: 'rerolled', dice: which.map((i) => s.dice[i] as number) })
}
