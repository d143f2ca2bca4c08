import { definitionOf, type Option, perCatalog, type Seat } from '@dejarik/kernel'
import type { Catalog } from '../definitions.js'
import type { ClauseTree, TextTree } from '../effects/tree.js'
import { offer } from '../options/index.js'
import type { Table } from '../state.js'
import { usableClauses } from './abilities.js'
import { timesOf } from './chances.js'
import { mayPlay } from './may-play.js'
import { cardsIn, HAND, unitsIn } from './zones.js'

/** Is it played whenever an ability of one of its player's Characters could be? */
export const goesAlong = (ability: TextTree): boolean => timesOf(ability).includes('with-ability')

/** Such clauses by definition: hardly any card has one. */
const along = perCatalog(({ clausesOf }: Catalog) =>
  clausesOf.map((clauses) => {
    const some = clauses.filter(({ ability }) => goesAlong(ability))
    return some.length === 0 ? undefined : some
  }),
)

/** Has one of this player's Characters an activated ability of that kind? */
export const hasAbility = (t: Table, seat: Seat, fits: (ability: ClauseTree) => boolean): boolean =>
  unitsIn(t.s, seat, 2).some((card) =>
    usableClauses(t, card).some(({ ability }) => ability.ability === 'activated' && fits(ability)),
  )

/** Battle cards that are played along with abilities which are used outside of chances. rule swtcg.battle-cards */
export function alongOptions(t: Table, seat: Seat, fits: (ability: ClauseTree) => boolean): readonly Option[] {
  let found = NOTHING
  const byDef = along(t.catalog)
  for (const card of cardsIn(t.s, seat, HAND)) {
    const clauses = byDef[definitionOf(t.s, card)]
    if (clauses === undefined) continue
    for (const clause of clauses) if (mayPlay(t, clause, card, seat)) found = [...found, offer.use(card, clause.id)]
  }
  return found.length > 0 && hasAbility(t, seat, fits) ? found : NOTHING
}

const NOTHING: readonly Option[] = []
