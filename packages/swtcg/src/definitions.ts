import { buildCatalog, type Clause, KEYWORD, type Catalog as KernelCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { CardData } from './cards/card.js'
import type { Ability } from './effects/tree.js'
import { lowered } from './lowering.js'
import { chancesFor } from './rules/chances.js'
import { luckyAbility } from './rules/lucky.js'

/** An ability that says in which chances it may be played. */
export type Timed = Ability & { readonly responds?: readonly string[] }

/** A card as the engine uses it. */
export interface Definition extends Omit<CardData, 'abilities'> {
  readonly abilities: readonly Timed[]
}

export type Catalog = KernelCatalog<Definition>

/** The same tree, where every ability in it, given ones too, says when it may be played. */
function timed(tree: Any, card: CardData): Any {
  // The number named when the cost is paid is a value like any other.
  if (tree === 'x') return { x: true }
  if (Array.isArray(tree)) return tree.map((part) => timed(part, card))
  // What is given may be such a keyword, too.
  if (tree?.has?.ability === 'overload') return timed({ ...tree, has: lowered([tree.has])[0] }, card)
  if (typeof tree !== 'object' || tree === null) return tree
  const made = Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, timed(part, card)]))
  return typeof tree.ability === 'string' ? { ...made, responds: chancesFor(tree, card) } : made
}

/** Abilities inside abilities: what a card gives to others, and what works only in the build zone. */
function nested(tree: Any, inside = false, found: Timed[] = []): Timed[] {
  if (typeof tree !== 'object' || tree === null) return found
  if (inside && typeof tree.ability === 'string') found.push(tree)
  const deeper = inside || typeof tree.ability === 'string'
  for (const part of Object.values(tree)) nested(part, deeper, found)
  return found
}

/** What effects wait for: each is a clause of its own, since it comes when its card may be gone. */
function waiting(tree: Any, found: Any[] = []): Any[] {
  if (typeof tree !== 'object' || tree === null) return found
  if (tree.do === 'await') found.push({ ability: 'awaited', effect: tree.effect, ...(tree.may ? { may: true } : {}) })
  for (const part of Object.values(tree)) waiting(part, found)
  return found
}

export function swtcgCatalog(cards: readonly CardData[]): Catalog {
  const sorted = [...cards].sort((a, b) => (a.id < b.id ? -1 : 1))
  const defs = sorted.map((card): Definition => ({ ...card, abilities: timed(lowered(card.abilities), card) }))
  const given = defs.flatMap(({ id, abilities }) =>
    [...abilities.flatMap((each) => nested(each)), ...waiting(abilities)].map((ability) => ({ from: id, ability })),
  )
  return buildCatalog(defs, [...given, { from: KEYWORD, ability: luckyAbility }], sorted)
}

const clauses = new WeakMap<object, Map<object, Clause>>()

/** The clause that an ability has in this catalog: printed or given. */
export function clauseOf(catalog: Catalog | KernelCatalog, ability: object): Clause {
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
export function awaitedClause(catalog: Catalog | KernelCatalog, node: { effect: object }): Clause {
  let known = awaiting.get(catalog)
  if (known === undefined) {
    const all = catalog.clauses.filter(({ ability }) => ability.ability === 'awaited')
    known = new Map(all.map((clause) => [clause.ability.effect as object, clause]))
    awaiting.set(catalog, known)
  }
  const found = known.get(node.effect)
  if (found === undefined) throw new Error(`Nothing waits for this: ${JSON.stringify(node)}`)
  return found
}
