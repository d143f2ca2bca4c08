import { type Catalog, perCatalog, perChange } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { cardsIn, PLAY } from './areas.js'

/** Is a card in play of one of these definitions? Looked at once until a card moves. */
export function anyInPlay(among: (catalog: Catalog) => readonly unknown[]): (t: Table) => boolean {
  const known = perCatalog((catalog) => {
    const byDef = among(catalog)
    return perChange<boolean, State>((s) => isOneIn(s, byDef))
  })
  return (t) => known(t.catalog)(t.s)
}

function isOneIn(s: State, byDef: readonly unknown[]): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, PLAY)) if (byDef[s.def[card] as number] !== undefined) return true
  return false
}
