import { buildCatalog, KEYWORD, type Catalog as KernelCatalog, type Clause as KernelClause } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/vocabulary'
import type { CardData } from './cards/card.js'
import type { Ability, Awaited, ClauseTree, Effect, Timed } from './effects/tree.js'
import { lowered, overload } from './lowering.js'
import { chancesFor } from './rules/chances.js'
import { luckyAbility } from './rules/lucky-ability.js'

/** A card as the engine uses it. */
export interface Definition extends Omit<CardData, 'abilities'> {
  readonly abilities: readonly Timed[]
}

export type Clause = KernelClause<ClauseTree>
export type Catalog = KernelCatalog<Definition, ClauseTree, Effect>

const isAbility = (tree: object): tree is Ability => 'ability' in tree && typeof tree.ability === 'string'

/** The same tree, where every ability in it, given ones too, says when it may be played. */
function timed(tree: unknown, card: CardData): unknown {
  // The number named when the cost is paid is a value like any other.
  if (tree === 'x') return { x: true }
  if (Array.isArray(tree)) return tree.map((part) => timed(part, card))
  if (typeof tree !== 'object' || tree === null) return tree
  // What is given may be such a keyword, too.
  if (isAbility(tree) && tree.ability === 'overload') return timed(overload(tree), card)
  const made = Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, timed(part, card)]))
  return isAbility(tree) ? { ...made, responds: chancesFor(tree, card) } : made
}

/** Abilities inside abilities: what a card gives to others, and what works only in the build zone. */
const nested = (ability: Timed): Timed[] =>
  [...partsOf<Timed>(ability)].filter((part) => part !== ability && isAbility(part))

/** What effects wait for: each is a clause of its own, since it comes when its card may be gone. */
const waiting = (abilities: readonly Timed[]): Awaited[] =>
  [...partsOf<Effect>(abilities)].flatMap((part) =>
    part.do === 'await' ? [{ ability: 'awaited', effect: part.effect }] : [],
  )

export function swtcgCatalog(cards: readonly CardData[]): Catalog {
  const sorted = [...cards].sort((a, b) => (a.id < b.id ? -1 : 1))
  const defs = sorted.map(
    // Card data is checked against the vocabulary where it comes in; from here on it has the type of a tree.
    (card): Definition => ({
      ...card,
      abilities: timed(lowered(card.abilities as readonly Ability[]), card) as Timed[],
    }),
  )
  const given = defs.flatMap(({ id, abilities }) =>
    [...abilities.flatMap((each) => nested(each)), ...waiting(abilities)].map((ability) => ({ from: id, ability })),
  )
  return buildCatalog<Definition, ClauseTree, Effect>(
    defs,
    [...given, { from: KEYWORD, ability: luckyAbility }],
    sorted,
  )
}

const clauses = new WeakMap<object, Map<object, Clause>>()

/** The clause that an ability has in this catalog: printed or given. */
export function clauseOf(catalog: Catalog, ability: object): Clause {
  let known = clauses.get(catalog)
  if (known === undefined) {
    known = new Map(catalog.clauses.map((clause) => [clause.ability, clause]))
    clauses.set(catalog, known)
  }
  const found = known.get(ability)
  if (found === undefined) throw new Error(`An ability is not of this catalog: ${JSON.stringify(ability)}`)
  return found
}

const awaiting = new WeakMap<object, Map<object, Clause>>()

/** The clause of what an effect waits to do. */
export function awaitedClause(catalog: Catalog, node: { effect: Effect }): Clause {
  let known = awaiting.get(catalog)
  if (known === undefined) {
    known = new Map()
    for (const clause of catalog.clauses)
      if (clause.ability.ability === 'awaited') known.set(clause.ability.effect, clause)
    awaiting.set(catalog, known)
  }
  const found = known.get(node.effect)
  if (found === undefined) throw new Error(`Nothing waits for this: ${JSON.stringify(node)}`)
  return found
}
