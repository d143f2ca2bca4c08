import { buildCatalog, type Catalog } from '@dejarik/kernel'

/** A catalog of cards that say nothing by themselves. */
export const catalogOf = (...ids: readonly string[]): Catalog =>
  buildCatalog(ids.map((id) => ({ id, name: id, abilities: [] })))
