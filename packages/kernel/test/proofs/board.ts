import { ASPECTS, type Catalog, type CoreState, everybody, generator, type PileSpec } from '@dejarik/kernel'

/** The core of a state, laid out from literal piles of card names, bottom first. Owner follows the pile unless told. */
export function layOut(
  game: string,
  catalog: Catalog,
  specs: readonly PileSpec[],
  piles: readonly (readonly string[])[],
  seed: string | number,
  ownerOf: (name: string, seat: number) => number = (_name, seat) => seat,
): CoreState {
  const s: CoreState = {
    game,
    format: 'stand-in',
    catalog: catalog.digest,
    seats: 2,
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
    piles: specs.map(() => []),
    lasting: [],
    queue: [],
    clock: 0,
    changes: 0,
    touched: Array.from({ length: ASPECTS }, () => 0),
  }
  specs.forEach((spec, pile) => {
    for (const name of piles[pile] ?? []) {
      const card = s.def.length
      const def = catalog.defs.findIndex((each) => each.name === name)
      if (def < 0) throw new Error(`No stand-in is called ${name}`)
      s.def.push(def)
      s.owner.push(ownerOf(name, spec.seat))
      s.controller.push(ownerOf(name, spec.seat))
      s.pile.push(pile)
      s.incarnation.push(0)
      s.known.push(spec.seen === 'all' ? everybody(s) : spec.seen === 'owner' ? 1 << spec.seat : 0)
      s.piles[pile]?.push(card)
    }
  })
  return s
}
