import { hash } from '../records/digest.js'
import { NONE } from '../state/state.js'

/** What the kernel needs to know of any ability tree. Games narrow it. */
export interface AbilityTree {
  readonly ability: string
  readonly name?: string
  /** With `event`: before, after or instead of it. */
  readonly when?: unknown
  readonly event?: { readonly on: string }
  readonly may?: true
  readonly effect?: EffectTree
  /** The windows this ability answers: what may just have happened, or be about to. */
  readonly responds?: readonly string[]
  /** A response that must take place. */
  readonly automatic?: true
}

export interface EffectTree {
  readonly do: string
}

/** An immutable card definition: facts and abilities. */
export interface Definition {
  readonly id: string
  readonly name: string
  readonly abilities: readonly AbilityTree[]
}

/** One ability of one card, with the number by which states refer to it. */
export interface Clause<A extends AbilityTree = AbilityTree> {
  readonly id: number
  /** The definition it is printed on; -1 for what a keyword stands for. */
  readonly def: number
  /** Stable for its card: limits refer to it. */
  readonly name: string
  /** The card's id and the clause's name: records refer to it, whatever other cards there are. */
  readonly key: string
  readonly ability: A
  /** The windows it answers, and whether it must. */
  readonly responds: readonly string[]
  readonly automatic: boolean
}

/** An ability that is not printed as a clause of its own: one that a card gives, or that a keyword stands for. */
export interface Given {
  /** The card that holds it, or KEYWORD. */
  readonly from: string
  readonly ability: AbilityTree
}

/** For one kind of event: the clauses of each definition that answer it. */
export interface Answers<A extends AbilityTree = AbilityTree> {
  readonly before: readonly (readonly Clause<A>[] | undefined)[]
  readonly after: readonly (readonly Clause<A>[] | undefined)[]
  readonly instead: readonly (readonly Clause<A>[] | undefined)[]
  readonly any: { readonly before: boolean; readonly after: boolean; readonly instead: boolean }
}

/** For one kind of window: the clauses that answer it, by definition and all together. */
export interface Responding<A extends AbilityTree = AbilityTree> {
  readonly byDef: readonly (readonly Clause<A>[] | undefined)[]
  readonly all: readonly Clause<A>[]
  /** Must any of them? */
  readonly automatic: boolean
}

/**
 * Everything that states refer to by number. Shared by all games played with these cards, and never changed. `A` and `E`
 * are the game's unions of abilities and effects.
 */
export interface Catalog<
  D extends Definition = Definition,
  A extends AbilityTree = AbilityTree,
  E extends EffectTree = EffectTree,
> {
  readonly digest: string
  readonly defs: readonly D[]
  readonly indexOf: ReadonlyMap<string, number>
  /** The hash of a card's facts and abilities: a record keeps those of the cards in its decks. */
  hashOf(def: number): string
  readonly clauses: readonly Clause<A>[]
  readonly clausesOf: readonly (readonly Clause<A>[])[]
  readonly clauseCalled: ReadonlyMap<string, Clause<A>>
  /** Every effect node of every ability: frames refer to a node by its number. */
  readonly nodes: readonly E[]
  readonly nodeOf: ReadonlyMap<object, number>
  /** A name for an effect node that does not depend on other cards: its clause, and which node of it. */
  nodeKey(node: number): string
  readonly answers: ReadonlyMap<string, Answers<A>>
  readonly responses: ReadonlyMap<string, Responding<A>>
}

/** What holds the abilities of keywords. */
export const KEYWORD = 'keyword'

type ByDef = (Clause[] | undefined)[]

export function buildCatalog<
  D extends Definition,
  A extends AbilityTree = AbilityTree,
  E extends EffectTree = EffectTree,
>(
  defs: readonly D[],
  given: readonly Given[] = [],
  /** The cards as data, in the same order: what their hashes are taken of. */
  data: readonly object[] = defs,
): Catalog<D, A, E> {
  const clauses: Clause[] = []
  const firstNode: number[] = []
  const clausesOf: Clause[][] = []
  const nodes: EffectTree[] = []
  const nodeOf = new Map<object, number>()
  const answers = new Map<string, { before: ByDef; after: ByDef; instead: ByDef }>()
  const responses = new Map<string, { byDef: ByDef; all: Clause[]; automatic: boolean }>()

  const number = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return
    if ('do' in tree && typeof tree.do === 'string') {
      nodeOf.set(tree, nodes.length)
      nodes.push(tree as EffectTree)
    }
    for (const part of Object.values(tree)) number(part)
  }
  /** A list without holes is read without a search. */
  const file = (list: ByDef, clause: Clause): void => {
    if (list.length === 0) for (const _ of defs) list.push(undefined)
    list[clause.def] = [...(list[clause.def] ?? []), clause]
  }
  const names = new Map<string, number>()
  /** A name that was taken gets a number. */
  const free = (key: string): string => {
    const count = (names.get(key) ?? 0) + 1
    names.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  }
  const add = (ability: AbilityTree, def: number, from: string, base: string): Clause => {
    const { responds = [], automatic = false } = ability
    const key = free(`${from}/${base}`)
    const name = key.slice(from.length + 1)
    const clause: Clause = { id: clauses.length, def, name, key, ability, responds, automatic }
    clauses.push(clause)
    firstNode.push(nodes.length)
    number(ability)
    if (ability.when && ability.event && def !== NONE) {
      const kind = ability.event.on
      const index = answers.get(kind) ?? { before: [], after: [], instead: [] }
      answers.set(kind, index)
      file(index[ability.when as 'before' | 'after' | 'instead'], clause)
    }
    for (const kind of responds) {
      const index = responses.get(kind) ?? { byDef: [], all: [], automatic: false }
      responses.set(kind, index)
      index.automatic ||= automatic
      index.all.push(clause)
      if (def !== NONE) file(index.byDef, clause)
    }
    return clause
  }
  defs.forEach(({ id, abilities }, def) => {
    clausesOf.push(abilities.map((ability) => add(ability, def, id, ability.name ?? clauseName(ability))))
  })
  for (const { from, ability } of given) {
    const name = ability.name ?? clauseName(ability)
    add(ability, NONE, from, from === KEYWORD ? name : `given-${name}`)
  }

  const catalog: Catalog<D> = {
    digest: hash(JSON.stringify([defs, given])),
    defs: alike(defs),
    indexOf: new Map(defs.map((definition, i) => [definition.id, i])),
    hashOf: (def) => hash(JSON.stringify(data[def])),
    clauses,
    clausesOf,
    clauseCalled: new Map(clauses.map((clause) => [clause.key, clause])),
    nodes,
    nodeOf,
    nodeKey(node) {
      const clause = firstNode.findLastIndex((first) => first <= node)
      return `${clauses[clause]?.key}:${node - (firstNode[clause] as number)}`
    },
    responses,
    answers: new Map(
      [...answers].map(([kind, a]) => [
        kind,
        { ...a, any: { before: a.before.length > 0, after: a.after.length > 0, instead: a.instead.length > 0 } },
      ]),
    ),
  }
  // Every clause and node was found in the abilities of these definitions, which are the game's own.
  return catalog as Catalog<D, A, E>
}

/** All definitions with the same fields in the same order have one hidden class: what they say is read without a search. */
function alike<D extends object>(defs: readonly D[]): D[] {
  const blank: Record<string, undefined> = {}
  for (const def of defs) for (const field in def) blank[field] = undefined
  return defs.map((def) => ({ ...blank, ...def }))
}

/** What is found once for each catalog. It is asked for at every question and nearly always of the same one. */
export function perCatalog<T, C extends Catalog = Catalog>(make: (catalog: C) => T): (catalog: object) => T {
  const known = new WeakMap<object, T>()
  let last: object | null = null
  let found: T
  return (catalog) => {
    if (catalog === last) return found
    if (!known.has(catalog)) known.set(catalog, make(catalog as C))
    last = catalog
    found = known.get(catalog) as T
    return found
  }
}

function clauseName(ability: AbilityTree): string {
  return ability.when && ability.event ? `${String(ability.when)}-${ability.event.on}` : ability.ability
}

/** The clause of that number. */
export const clauseAt = <A extends AbilityTree>(
  catalog: { readonly clauses: readonly Clause<A>[] },
  id: number,
): Clause<A> => catalog.clauses[id] as Clause<A>

/** The effect node of that number. */
export const nodeAt = <E extends EffectTree>(catalog: { readonly nodes: readonly E[] }, node: number): E =>
  catalog.nodes[node] as E

/** The definition of that number. */
export const definitionAt = <D extends Definition>(catalog: { readonly defs: readonly D[] }, def: number): D =>
  catalog.defs[def] as D
