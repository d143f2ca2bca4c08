import { type Card, type Clause, cardOf, type Occurrence, type Seat, type Table } from '@dejarik/kernel'
import type { Answered, Tree } from './cards.js'
import { cardsIn, defOf, isInsert, onTable, placeOf, type Stack } from './state.js'

export const treeOf = (t: Table, clause: number): Tree => t.catalog.clauses[clause]?.ability as Tree

/** The card that an occurrence is about, or -1. */
export const subjectOf = (what: Occurrence): Card =>
  what.ref === undefined ? ((what.card as Card | undefined) ?? -1) : cardOf(what.ref)

export const zoneOf = (s: Stack, card: Card): 'hand' | 'table' | null => {
  if (isInsert(s, card)) return 'table'
  const place = placeOf(s, card)
  return place === 'hand' || place === 'table' ? place : null
}

/** Does this answer that, by public facts? `card` is -1 for one that the seat might hold. */
export function fits(t: Table<Stack>, wanted: Answered, seat: Seat, card: Card, what: Occurrence): boolean {
  const about = subjectOf(what)
  const def = about < 0 ? null : defOf(t, about)
  if (wanted.by && (wanted.by === 'you') !== (what.by === seat)) return false
  if (wanted.kind && !(def && wanted.kind.includes(def.kind))) return false
  if (wanted.name && !(def && wanted.name.includes(def.name))) return false
  if (wanted.self && about !== card) return false
  if (wanted.value !== undefined && what.value !== wanted.value) return false
  if (wanted.with && !onTable(t.s).some((each) => defOf(t, each).name === wanted.with)) return false
  return !wanted.room || (t.s.draws !== null && t.s.draws.made + wanted.room <= t.s.draws.limit)
}

const affords = (s: Stack, seat: Seat, tree: Tree): boolean => cardsIn(s, seat, 'force').length >= (tree.cost ?? 0)

export function may(t: Table<Stack>, clause: Clause, card: Card, seat: Seat, what: Occurrence): boolean {
  const tree = clause.ability as Tree
  if (t.s.controller[card] !== seat || zoneOf(t.s, card) !== tree.from) return false
  return affords(t.s, seat, tree) && fits(t, tree.if ?? {}, seat, card, what)
}

export function might(t: Table<Stack>, clause: Clause, seat: Seat, what: Occurrence): boolean {
  const tree = clause.ability as Tree
  if (tree.from !== 'hand' || cardsIn(t.s, seat, 'hand').length === 0) return false
  return affords(t.s, seat, tree) && fits(t, tree.if ?? {}, seat, -1, what)
}

/** The cards on table that may be targeted, for a top-level action or a response. */
export function targets(t: Table<Stack>, tree: Tree, seat: Seat): Card[] {
  const { aim } = tree
  if (!aim) return []
  return onTable(t.s).filter(
    (card) => aim.kind.includes(defOf(t, card).kind) && (t.s.controller[card] === seat) === (aim.whose === 'yours'),
  )
}

export const sites = (t: Table<Stack>): Card[] => onTable(t.s).filter((card) => defOf(t, card).kind === 'site')
