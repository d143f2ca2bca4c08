import { type Card, call, type Occurrence, pick, procedure, type Seat } from '@dejarik/kernel'
import { dieAt } from '../columns.js'
import type { Clause } from '../definitions.js'
import type { ClauseTree } from '../effects/tree.js'
import type { State, Table } from '../state.js'
import { rollDie } from './dice.js'
import { keyword } from './numbers.js'
import { tellReroll } from './secret-dice.js'

export const isLucky = (ability: ClauseTree): boolean => ability.ability === 'lucky'

const clauses = new WeakMap<object, Clause>()

export function luckyClause(t: Table): Clause {
  let found = clauses.get(t.catalog)
  if (found === undefined) {
    found = t.catalog.clauses.find(({ ability }) => isLucky(ability)) as Clause
    clauses.set(t.catalog, found)
  }
  return found
}

/** Is it one of the two units of the attack, with Lucky? */
export const hasLuck = (t: Table, unit: Card): boolean =>
  (unit === t.s.attacker || unit === t.s.defender) && keyword(t, unit, 'lucky') > 0

/** rule swtcg.lucky: of attack dice only, and once, since an attack has one chance to reroll. */
export const mayBeLucky = (t: Table, unit: Card, { roll }: Occurrence): boolean =>
  roll === 'attack' && t.s.dice.length > 0 && hasLuck(t, unit)

/** rule swtcg.lucky: up to so many of its own attack dice, or of those that were rolled against it. */
export const lucky = procedure<{ seat: Seat; unit: Card }, State>('lucky', {
  choose(t, { seat, unit }) {
    const max = Math.min(keyword(t, unit, 'lucky'), t.s.dice.length)
    call(t, pick, { seat, from: t.s.dice.map((_die, i) => i), min: 1, max, as: 'die', about: 'lucky' })
  },
  reroll(t, f) {
    t.watch?.({ is: 'lucky', seat: f.seat, card: f.unit })
    rerollDice(t, f.result as number[])
  },
})

/** rule swtcg.gl-reroll: the second roll stands. */
export function rerollDice(t: Table, which: readonly number[]): void {
  const { s } = t
  const was = which.map((i) => dieAt(s, i))
  for (const i of which) s.dice[i] = rollDie(s)
  if (which.length > 0) tellReroll(t, which, was)
}
