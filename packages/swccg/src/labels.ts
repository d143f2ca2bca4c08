import { type Card, knows, type Option } from '@dejarik/kernel'
import type { CardArg, Line, LogArg } from '@dejarik/kernel/log'
import { options } from './fields.js'
import { sentences } from './prompt-words.js'
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
function textOf(t: Table, option: Option): number | undefined {
  const clause = t.catalog.clauses[option.clause as number]
  if (clause === undefined || clause.def < 0) return undefined
  const alike = (t.catalog.clausesOf[clause.def] ?? []).filter(
    ({ ability }) => ability.ability === clause.ability.ability,
  )
  return alike.length > 1 ? alike.indexOf(clause) + 1 : undefined
}

function fieldArg(t: Table, option: Option, field: string): LogArg | undefined {
  const value = option[field]
  const holds = options.of(option)?.get(field)
  if (field === 'at' && holds === 'place') return { key: 'place', args: { n: (value as number) + 1 } }
  if (typeof value === 'number' && holds === 'card') return value < 0 ? undefined : argFor(t, value)
  if (field === 'as' && typeof value === 'number') return roleNames[value]
  if (field === 'group' && typeof value === 'string') return groupArg(t, value)
  return value as LogArg | undefined
}

/** One option, as a key and what it is about. */
export function label(t: Table, option: Option): Line {
  const key = option.do in sentences ? option.do : 'other'
  const args: Record<string, LogArg> = key === 'other' ? { do: option.do } : {}
  for (const field of Object.keys(option)) {
    const arg = field === 'do' ? undefined : fieldArg(t, option, field)
    if (arg !== undefined) args[field] = arg
  }
  const text = textOf(t, option)
  if (text !== undefined) args.text = text
  if (key === 'draw' && t.s.phase === 'draw' && t.s.battle === null) args.hand = true
  if (key === 'none') args.asked = t.s.decision?.kind ?? ''
  if (key === 'use' && option.seat === t.s.decision?.seat) args.own = true
  return { key, args }
}
