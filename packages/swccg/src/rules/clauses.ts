import { type Card, type Clause, perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { clauseOf } from '../definitions.js'
import type { Table } from '../state.js'
import { derived } from './derived.js'
import { allSaid, saidOf } from './gains.js'
import { onTable } from './zones.js'

export const hasModes = (clause: Clause): boolean => clause.ability.ability === 'modes'

/** Which definitions have several modes. */
export const modalIn = perCatalog(({ clausesOf: all }): readonly boolean[] =>
  all.map((clauses) => clauses.some(hasModes)),
)

/** Does any text give abilities to cards on table now? */
export function areGiven(t: Table): boolean {
  const k = derived(t)
  if (k.givenAt === k.moment) return k.given
  const given = allSaid(t, 'has').length > 0
  // While a text is being read, what it says is missing.
  if (k.depth > 0) return given
  k.given = given
  k.givenAt = k.moment
  return given
}

/** Has it other abilities than those printed on it: of a mode, or given? Nearly never. */
export const hasOthers = (t: Table, card: Card): boolean =>
  (modalIn(t.catalog)[t.s.def[card] as number] as boolean) ||
  (areGiven(t) && onTable(t.s, card) && saidOf(t, 'has', card).length > 0)

/** The abilities of a card: printed ones, those of the mode that it was deployed in, those it was given. */
export function clausesOf(t: Table, card: Card): readonly Clause[] {
  const printed = t.catalog.clausesOf[t.s.def[card] as number] as readonly Clause[]
  if (!hasOthers(t, card)) return printed
  const mode = t.s.named[`${card} mode`]
  const own = printed.flatMap((clause) => {
    if (!hasModes(clause)) return [clause]
    const { modes } = clause.ability as Any
    return mode === undefined ? [] : (modes[mode] as object[]).map((ability) => clauseOf(t.catalog, ability))
  })
  const given = onTable(t.s, card) ? saidOf(t, 'has', card) : []
  return [...own, ...given.map(({ gain }) => clauseOf(t.catalog, (gain as Any).has))]
}
