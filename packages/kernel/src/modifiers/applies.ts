import type { Card, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { bound } from '../vocabulary/interpreter.js'
import { playersOf } from '../vocabulary/players.js'
import { isA } from '../vocabulary/queries.js'
import type { QueryTree, RefTree, WhoTree } from '../vocabulary/tree.js'
import { BOUND, type Modifier, PLAYERS, QUERY } from './modifier.js'

/** Does it apply to this card? */
export function appliesTo(t: Table, modifier: Modifier, card: Card): boolean {
  const { kind, of, x } = modifier
  if (kind === QUERY) return isA(t, card, of as QueryTree, x, x.you)
  if (kind === BOUND) return modifier.cards?.includes(card) ?? false
  return kind !== PLAYERS && bound(t, of as RefTree, x).includes(card)
}

/** Does it apply to this player? */
export function appliesToSeat(t: Table, modifier: Modifier, seat: Seat): boolean {
  const { kind, of, x } = modifier
  if (kind === PLAYERS) return playersOf(t, of as WhoTree, x, x.you).includes(seat)
  return kind === BOUND && (modifier.seats?.includes(seat) ?? false)
}
