import { type Card, ownerOf, type Seat } from '@dejarik/kernel'
import { isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Effect, Query } from '../effects/tree.js'
import type { Table } from '../state.js'
import type { ClauseFacts } from './clause-facts.js'
import { deedsOf } from './effect-parts.js'
import { beneath, pilotsOf } from './zones.js'

const wider = new WeakMap<Query, Query>()

/** The same query, wherever the card is. */
function anywhere(query: Query): Query {
  const known = wider.get(query)
  if (known !== undefined) return known
  const { zone: _, ...rest } = query
  const made: Query = { ...rest, pilots: true }
  wider.set(query, made)
  return made
}

/** What an effect chooses among in the discard pile. */
function lookedFor(deed: Effect): readonly Query[] {
  const what = 'what' in deed ? deed.what : undefined
  return typeof what === 'object' && 'from' in what && what.from.zone === 'discard' ? [what.from] : []
}

/**
 * A unit that is discarded as the cost lies in the discard pile when the effect looks there, with its stack and its Pilots.
 * rules swtcg.activated-abilities, swtcg.pilots
 */
export function findsItself(t: Table, { costs, ways }: ClauseFacts, card: Card, x: Scope, you: Seat): boolean {
  if (!costs.some((part) => part.do === 'discard' && part.what === 'this')) return false
  const looks = ways.flatMap(deedsOf).flatMap(lookedFor)
  if (looks.length === 0) return false
  const gone = [card, ...beneath(t.s, card), ...pilotsOf(t.s, card)].filter((each) => ownerOf(t.s, each) === you)
  return looks.some((query) => gone.some((each) => isA(t, each, anywhere(query), x, you)))
}
