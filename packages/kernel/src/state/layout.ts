import type { Catalog } from '../abilities/catalog.js'
import { shown } from '../boundary/shown.js'
import { ASPECTS, touch } from '../cache/aspects.js'
import { generator } from '../chance/random.js'
import { aspectOf, type PileSpec } from '../knowledge/piles.js'
import { Refused, said } from '../log/said.js'
import { nth } from '../nth.js'
import { cardsInPile } from './columns.js'
import { bit, CARDS, type Card, type CoreState, everybody, type Seat } from './state.js'

/**
 * A table with nothing on it yet: what every game's state begins with, then the game's own fields. They are put together
 * here and nowhere else, so that all states of a game have one hidden class: fields are then read without a search.
 */
export function coreState<Own extends object>(
  game: string,
  format: string,
  seats: number,
  seed: string | number,
  catalog: Catalog,
  piles: readonly PileSpec[],
  own: Own,
): Omit<CoreState, 'catalogType' | 'cacheType'> & Own {
  return {
    game,
    format,
    catalog: catalog.digest,
    seats,
    random: generator(seed),
    stack: [],
    decision: null,
    result: null,
    def: [],
    owner: [],
    controller: [],
    pile: [],
    incarnation: [],
    known: [],
    piles: piles.map(() => []),
    lasting: [],
    queue: [],
    clock: 0,
    changes: 0,
    touched: Array.from({ length: ASPECTS }, () => 0),
    ...own,
  }
}

/** The number of a definition in its catalog. */
export function defOf(catalog: Catalog, id: string): number {
  const def = catalog.indexOf.get(id)
  if (def === undefined) throw new Refused(said('There is no card {0} in this catalog', shown(id)))
  return def
}

/** Lays a card into a pile of the table; the game fills its own columns. Returns the card. */
export const layCard = (
  s: CoreState,
  catalog: Catalog,
  piles: readonly PileSpec[],
  id: string,
  seat: Seat,
  pile: number,
): Card => layCopy(s, piles, defOf(catalog, id), seat, pile)

/** The same for a definition by its number: of several copies it is looked up once. */
export function layCopy(s: CoreState, piles: readonly PileSpec[], def: number, seat: Seat, pile: number): Card {
  if (s.def.length >= CARDS) throw new Refused(said('A table holds at most {0} cards', CARDS))
  const card = s.def.push(def) - 1
  s.owner.push(seat)
  s.controller.push(seat)
  s.pile.push(pile)
  s.incarnation.push(0)
  const spec = nth(piles, pile)
  const { seen, seat: whose } = spec
  s.known.push(seen === 'all' ? everybody(s) : seen === 'owner' ? bit(whose) : 0)
  cardsInPile(s, pile).push(card)
  touch(s, aspectOf(spec))
  return card
}
