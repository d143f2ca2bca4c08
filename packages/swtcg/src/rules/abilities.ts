import { type Card, controllerOf, definitionOf, NONE, perCatalog, pileOf, type Seat } from '@dejarik/kernel'
import { type Catalog, type Clause, clauseOf } from '../definitions.js'
import type { Ability, ClauseTree, TextTree, Timed } from '../effects/tree.js'
import { DARK, type Table } from '../state.js'
import { grantedAbilities } from './numbers.js'
import { givenInReserve } from './piloting.js'
import { tradedAbilities } from './switch-effect.js'
import { DISCARD, inArena, inBuildZone, zoneOf } from './zones.js'

/**
 * rule swtcg.gl-activated-ability: the clauses a card may use where it is: printed ones in an arena, given ones (rule swtcg.granted-abilities), and in the
 * build zone those that Reserves puts there (rule swtcg.reserves).
 */
export function usableClauses(t: Table, card: Card): readonly Clause[] {
  const { s } = t
  const traded = tradedAbilities(t, card)
  const places =
    traded === null
      ? (placesOf(t.catalog)[definitionOf(s, card)] as Places)
      : placesIn(t.catalog, clausesFor(t, traded))
  const { printed } = places
  if (inBuildZone(s, card)) {
    // rule swtcg.hidden-cost is all that a face-down card has
    if (s.faceUp[card] === 0) return places.turnedUp
    const given = givenInReserve(t, card, 'reserves')
    if (given.length === 0) return places.reserves
    return [...places.reserves, ...given.flatMap((each) => clausesFor(t, reservesIn(each)))]
  }
  if (inArena(s, card)) {
    const given = grantedAbilities(t, card)
    if (given.length === 0) return printed
    const all = [...printed]
    for (const { ability } of given) {
      const clause = clauseOf(t.catalog, ability)
      if (!all.includes(clause)) all.push(clause)
    }
    return all
  }
  if (places.copies !== undefined) return copiedClauses(t, card, places.copies)
  // Locations lie on the table; hand and discard pile only have what says so.
  const where = zoneOf(pileOf(s, card))
  if (where === NONE) return printed
  // A Battle card may be lent from a discard pile.
  return where === DISCARD && places.discarded.length > 0 ? places.discarded : places.held
}

/** The cards that have given this clause to that one: each gives an instance of its own. rule swtcg.granted-abilities */
export function giversOf(t: Table, clause: Clause, card: Card): readonly Card[] {
  if (clause.def !== NONE) return NOBODY
  let found = NOBODY
  for (const { ability, from } of grantedAbilities(t, card)) if (ability === clause.ability) found = [...found, from]
  return found
}

const NOBODY: readonly Card[] = []

/** Its clauses of one kind, printed and given: each that is given is one by itself, even if two cards give the same. */
export function clausesOfKind(t: Table, card: Card, kind: string): Clause[] {
  const traded = tradedAbilities(t, card)
  const printed = traded === null ? (t.catalog.clausesOf[definitionOf(t.s, card)] ?? []) : clausesFor(t, traded)
  const found = printed.filter(({ ability }) => ability.ability === kind)
  for (const { ability } of grantedAbilities(t, card))
    if (ability.ability === kind) found.push(clauseOf(t.catalog, ability))
  if (kind === 'upkeep' && inBuildZone(t.s, card))
    for (const ability of givenInReserve(t, card, kind)) found.push(clauseOf(t.catalog, ability))
  return found
}

/** The clauses of a definition by where its card is, sorted once. */
export interface Places {
  readonly printed: readonly Clause[]
  /** Face down in the build zone. */
  readonly turnedUp: readonly Clause[]
  /** Face up in the build zone. */
  readonly reserves: readonly Clause[]
  /** In hand, or wherever a Battle card may be played from. */
  readonly held: readonly Clause[]
  /** In the discard pile. */
  readonly discarded: readonly Clause[]
  /** The Battle cards as which it may be played. */
  readonly copies: Copy | undefined
}

type Copy = Extract<Ability, { ability: 'copy' }>

/** What Reserves puts into the build zone. rule swtcg.reserves */
const reservesIn = (ability: ClauseTree): readonly Timed[] => (ability.ability === 'reserves' ? ability.has : [])

export const placesOf = perCatalog((catalog: Catalog) =>
  catalog.defs.map((_def, which) => placesIn(catalog, catalog.clausesOf[which] ?? [])),
)

const clausesFor = (t: Table, abilities: readonly Timed[]): Clause[] =>
  abilities.map((ability) => clauseOf(t.catalog, ability))

function placesIn(catalog: Catalog, printed: readonly Clause[]): Places {
  return {
    printed: printed.filter(({ ability }) => zoneIn(ability) === undefined || ability.ability !== 'activated'),
    turnedUp: printed.filter((clause) => isTurnedUp(clause) || isOfBuilding(clause)),
    reserves: printed.flatMap(({ ability }) => reservesIn(ability).map((each) => clauseOf(catalog, each))),
    held: printed.filter(({ ability }) => isPlayedFrom(ability)),
    discarded: printed.filter(({ ability }) => zoneIn(ability) === 'discard'),
    copies: printed.map(({ ability }) => ability).find((ability) => ability.ability === 'copy'),
  }
}

/** The clauses of Battle cards that somebody has played this turn and that this card copies. */
function copiedClauses(t: Table, card: Card, { of }: Copy): readonly Clause[] {
  const you = controllerOf(t.s, card)
  const seats = of.whose === 'opponent' ? [1 - you] : of.whose === 'yours' ? [you] : [0, 1]
  const defs = new Set(seats.flatMap((seat) => t.s.played[seat] ?? []))
  return [...defs].flatMap((which) => (t.catalog.clausesOf[which] ?? []).filter(({ ability }) => isPlayedFrom(ability)))
}

const copying = perCatalog(({ clauses }: Catalog) => clauses.filter(({ ability }) => ability.ability === 'copy'))

/** Could this seat, for all that is public, play that Battle card by copying it? */
export const isCopied = (t: Table, seat: Seat, which: number): boolean =>
  t.s.played.some((defs, by) => by !== seat && defs.includes(which)) &&
  copying(t.catalog).some(({ def: at }) => {
    const side = t.catalog.defs[at]?.side
    return side === 'neutral' || (side === 'dark') === (seat === DARK)
  })

export const isHiddenCost = (ability: ClauseTree): boolean =>
  ability.ability === 'keyword' && ability.keyword === 'hidden-cost'

/**
 * Does it let its card be turned up in a chance? By Hidden Cost, or as a Mission that may be completed when the opponent's
 * build step starts (rule swtcg.term-opponents-build-step).
 */
export const isTurnedUp = ({ ability }: Clause): boolean =>
  isHiddenCost(ability) || (ability.ability === 'play' && ability.responds?.[0] === 'build-start')

/** Is it used while its card is being built? */
export const isOfBuilding = ({ ability }: Clause): boolean => zoneIn(ability) === 'build'

/** Is it played from a hand? */
export const isPlayedFrom = (ability: TextTree): boolean =>
  ability.ability === 'play' || ability.ability === 'enhance' || ability.zone === 'hand'

/** Where it works, if it says so. */
const zoneIn = ({ zone }: TextTree): TextTree['zone'] => zone
