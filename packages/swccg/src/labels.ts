import { type ArgOf, type Card, knows, type Option, optionLine } from '@dejarik/kernel'
import type { CardArg, Line, LogArg } from '@dejarik/kernel/log'
import { options } from './options/index.js'
import type { Reader } from './options/kind.js'
import { defOf } from './rules/facts.js'
import { onTable } from './rules/zones.js'
import { CARGO, DRIVER, PASSENGER, PILOT, type Table } from './state.js'

export const cardName = (t: Table, card: Card): string => defOf(t, card).name

/** A card as a line names it. */
export const cardArg = (t: Table, card: Card): CardArg => ({ card: defOf(t, card).id, name: cardName(t, card) })

/** A card as the seat that is asked may name it. */
function argFor(t: Table, card: Card): LogArg {
  const seat = t.s.decision?.seat
  if (seat !== undefined && !knows(t.s, seat, card) && !onTable(t.s, card)) return { key: 'unseen', args: {} }
  return cardArg(t, card)
}

const roleNames: Readonly<Record<number, string>> = {
  [PILOT]: 'pilot',
  [DRIVER]: 'driver',
  [PASSENGER]: 'passenger',
  [CARGO]: 'cargo',
}

/** What a location becomes part of: a planet by its name, or one vehicle, starship or asteroid. */
function groupArg(t: Table, group: string): LogArg {
  const inside = / (\d+)$/.exec(group)?.[1]
  const planet = inside === undefined || t.s.line.some((each) => defOf(t, each).system === group)
  return planet ? group : argFor(t, Number(inside))
}

/** Which of several texts of a card it is; undefined where it has one. */
function textOf(t: Table, id: number | undefined): number | undefined {
  const clause = id === undefined ? undefined : t.catalog.clauses[id]
  if (clause === undefined || clause.def < 0) return undefined
  const alike = (t.catalog.clausesOf[clause.def] ?? []).filter(
    ({ ability }) => ability.ability === clause.ability.ability,
  )
  return alike.length > 1 ? alike.indexOf(clause) + 1 : undefined
}

/** What sentences of options need of this table. */
const readerOf = (t: Table): Reader => ({
  role: (as) => (as === undefined ? undefined : roleNames[as]),
  group: (group) => groupArg(t, group),
  text: (clause) => textOf(t, clause),
})

/** One option, as a key and what it is about. */
export function label(t: Table, option: Option): Line {
  const argOf: ArgOf = (holds, value) => {
    if (holds !== 'card') return value as LogArg
    return (value as Card) < 0 ? undefined : argFor(t, value as Card)
  }
  return optionLine(options, option, argOf, t, readerOf(t))
}
