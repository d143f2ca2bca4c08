import type { Json } from '@dejarik/kernel'
import { type Form, type Grammar, grammar, isRecord, type Production, Writer } from '@dejarik/kernel/grammar'
import { Fault } from './file.js'

/** What a game knows of ability trees. */
export interface Trees {
  readonly grammar: Grammar
  /** The sort of words for an ability as a whole, without the keys that only label it. */
  readonly labels: readonly string[]
  sortOf(ability: Record<string, unknown>): string
  /** The verbs that its engine carries out. */
  readonly verbs: { has(verb: string): boolean }
  /** The nouns that it points back at and that nothing binds. */
  unbound(ability: unknown): readonly string[]
  /** The words that its engine does not carry out. */
  unplayable?(ability: unknown): readonly string[]
}

/** A grammar with words that only stand-ins need: names of their own, and events of which nothing more is said. */
export const withWords = ({ sorts }: Grammar, more: readonly (Production | Form)[]): Grammar =>
  grammar([...[...sorts.values()].flat(), ...more])

/** Any words at all: a name, or what a stand-in is called. */
export const anyWords = (sort: string): Form => ({
  sort,
  read: () => [],
  write: (_writer, node) => (typeof node === 'string' ? node.split(' ') : undefined),
})

/** The verbs in a tree, those inside others first. */
function verbsIn(tree: unknown): Record<string, unknown>[] {
  if (Array.isArray(tree)) return tree.flatMap(verbsIn)
  if (!isRecord(tree)) return []
  const inside = Object.values(tree).flatMap(verbsIn)
  return typeof tree.do === 'string' ? [...inside, tree] : inside
}

const without = (tree: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tree).filter(([key]) => !keys.includes(key)))

/** What is wrong with an ability; '' when the game knows every word of it. */
function treeFault(ability: unknown, trees: Trees): string {
  if (!isRecord(ability) || typeof ability.ability !== 'string') return 'an ability must be a record {ability: …}'
  const verbs = verbsIn(ability)
  const unknown = verbs.find((verb) => verb.do !== 'native' && !trees.verbs.has(String(verb.do)))
  if (unknown !== undefined) return `there is no verb "${unknown.do}"`
  const says = (sort: string, node: unknown) => new Writer(trees.grammar).say(sort, node, 'you') !== undefined
  if (!says(trees.sortOf(ability), without(ability, trees.labels))) {
    const wrong = verbs.find(
      (verb) => !['act', 'text', 'cost'].some((sort) => trees.grammar.sorts.has(sort) && says(sort, verb)),
    )
    return `there are no words for ${JSON.stringify(wrong ?? ability)}; its kind or an argument is unknown`
  }
  const [loose] = trees.unbound(ability)
  if (loose !== undefined) return `it speaks of that ${loose}, and nothing says which`
  const [idle] = trees.unplayable?.(ability) ?? []
  return idle === undefined ? '' : `the engine does not carry out ${idle}`
}

/** A stand-in with an ability that the game does not understand would show nothing. */
export function mustBeTrees(name: string, abilities: Json | undefined, trees: Trees): void {
  if (abilities === undefined) return
  if (!Array.isArray(abilities)) throw new Fault(`The abilities of the stand-in ${name} must be a list.`)
  for (const [i, ability] of abilities.entries()) {
    const fault = treeFault(ability, trees)
    if (fault !== '') throw new Fault(`Ability ${i + 1} of the stand-in ${name} is no tree of this game: ${fault}.`)
  }
}
