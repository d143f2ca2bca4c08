import type { Card, Seat } from '@dejarik/kernel'
import { bound, find, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Query, Ref, Target, Usable, Who } from '../effects/tree.js'
import type { Table } from '../state.js'

/** Do the words describe cards, rather than name one that is bound? */
export const isQuery = (what: Query | Ref | Target | Who | Usable): what is Query =>
  typeof what === 'object' && 'kind' in what

/** Do they speak of what is used, rather than of cards? */
export const isUsable = (what: Query | Ref | Usable): what is Usable =>
  what === 'abilities' || (typeof what === 'object' && !('kind' in what) && 'keyword' in what)

/** Is it one of the cards that the words describe, or one of those that they name? */
export const isMeant = (t: Table, what: Query | Ref, card: Card, x: Scope, you: Seat = x.you): boolean =>
  isQuery(what) ? isA(t, card, what, x, you) : bound(t, what, x).includes(card)

/** The cards that the words describe, or that they name. */
export const cardsMeant = (t: Table, what: Query | Ref, x: Scope, you: Seat): readonly Card[] =>
  isQuery(what) ? find(t, what, x, you) : bound(t, what, x)

/** The cards that a target names; none where it describes them. */
export const boundTo = (t: Table, target: Target, x: Scope): readonly Card[] =>
  typeof target === 'string' || 'that' in target ? bound(t, target, x) : NOTHING
const NOTHING: readonly Card[] = []

/** What a target is taken from; undefined where it names things. */
export function queryOf(target: Target): Query | undefined {
  if (typeof target === 'string') return undefined
  return 'each' in target ? target.each : 'from' in target ? target.from : undefined
}
