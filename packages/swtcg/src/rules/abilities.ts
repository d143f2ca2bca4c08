import type { Card, Clause } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { clauseOf, type Timed } from '../definitions.js'
import type { Table } from '../state.js'
import { grantedAbilities } from './numbers.js'
import { def, inArena, inBuildZone, zoneOf } from './zones.js'

/**
 * The clauses a card may use where it is: printed ones in an arena, given ones (rule swtcg.granted-abilities), and in the
 * build zone those that Reserves puts there (rule swtcg.reserves).
 */
export function usableClauses(t: Table, card: Card): readonly Clause[] {
  const { s } = t
  const printed = t.catalog.clausesOf[s.def[card] as number] ?? []
  if (inBuildZone(s, card)) {
    // rule swtcg.hidden-cost is all that a face-down card has
    if (s.faceUp[card] === 0) return printed.filter((clause) => isHiddenCost(clause.ability as Any))
    return def(t, card).abilities.flatMap((a) =>
      a.ability === 'reserves' ? (a.has as Timed[]).map((each) => clauseOf(t.catalog, each)) : [],
    )
  }
  if (inArena(s, card)) {
    const given = grantedAbilities(t, card)
    return given.length === 0
      ? printed
      : [...new Set([...printed, ...given.map(({ ability }) => clauseOf(t.catalog, ability))])]
  }
  // Locations lie on the table; hand and discard pile only have what says so.
  return zoneOf(s.pile[card] as number) < 0 ? printed : printed.filter((clause) => isPlayedFrom(clause.ability as Any))
}

export const isHiddenCost = (ability: Any): boolean =>
  ability.ability === 'keyword' && ability.keyword === 'hidden-cost'

const isPlayedFrom = (ability: Any): boolean =>
  ability.ability === 'play' || ability.ability === 'enhance' || ability.zone === 'hand' || ability.zone === 'discard'
