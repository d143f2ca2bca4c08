import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import {
  PLAYERS,
  PrintedBySubject,
  PrintedModifier,
  QUERY,
  REFERENCE,
  type Subject,
  subjectsFor,
} from '@dejarik/kernel/modifiers'
import type { Keyword, Ongoing } from '../effects/tree.js'
import type { Table } from '../state.js'

/** Ongoing abilities that change a number, give a keyword, or set up a rule of their own. */
export type Modify = Extract<Ongoing, { modify: string }>
export type Grant = Extract<Ongoing, { grant: unknown }>
type OwnRule = Extract<Ongoing, { rule: string }>
type RuleCalled<Name extends OwnRule['rule']> = Extract<OwnRule, { rule: Name }>

const numbers = ['hand-size', 'cost', 'upkeep-resources'] as const satisfies readonly Modify['modify'][]
const keywords = ['ambush', 'guardian', 'redeploy'] as const satisfies readonly Keyword[]
const rules = [
  'x-is',
  'split-shields',
  'played-with-damage',
  'ignore-attach-restrictions',
  'deck-may-include',
] as const satisfies readonly OwnRule['rule'][]

const all = subjectsFor<Ongoing>([...numbers, ...keywords, ...rules])
/** How many things ongoing abilities can be about. */
export const SUBJECTS = all.size

function subject<O extends Ongoing>(word: string): Subject<O> {
  const found = all.get(word)
  if (found === undefined) throw new Error(`No ongoing ability is about '${word}'`)
  // Only abilities of its kind are filed under it.
  return found as Subject as Subject<O>
}

export const numberSubject = (name: Modify['modify']): Subject<Modify> => subject(name)
export const keywordSubject = (keyword: Keyword): Subject<Grant> => subject(keyword)
export const ruleSubject = <Name extends OwnRule['rule']>(rule: Name): Subject<RuleCalled<Name>> => subject(rule)

const wordFor = (clause: Ongoing): string =>
  'modify' in clause ? clause.modify : 'grant' in clause ? clause.grant.keyword : clause.rule

/** What it looks at is read whenever it is asked for: nothing but which cards are in play is kept. */
function printedAs(clause: Ongoing, id: number): PrintedModifier<Ongoing> {
  const of = 'modify' in clause ? (clause.of ?? 'this') : 'grant' in clause ? clause.to : 'this'
  const kind = typeof of === 'object' && 'kind' in of ? QUERY : 'modify' in clause ? PLAYERS : REFERENCE
  const holds = 'modify' in clause ? clause.while : undefined
  return new PrintedModifier(subject(wordFor(clause)), id, clause, of, kind, holds, 0)
}

const texts = perCatalog(({ clausesOf }): readonly PrintedBySubject<Ongoing>[] =>
  clausesOf.map(
    (clauses) =>
      new PrintedBySubject(
        clauses
          .filter(({ ability }) => ability.ability === 'ongoing')
          .map(({ id, ability }) => printedAs(ability as unknown as Ongoing, id)),
      ),
  ),
)

/** The ongoing abilities printed on this card. */
export const printedOn = (t: Table, card: Card): PrintedBySubject<Ongoing> =>
  texts(t.catalog)[definitionOf(t.s, card)] as PrintedBySubject<Ongoing>

/** Those of them that are about this. */
export const own = <O extends Ongoing>(t: Table, card: Card, about: Subject<O>): readonly PrintedModifier<O>[] =>
  // All abilities about a subject are of its kind.
  printedOn(t, card).about(about) as readonly PrintedModifier[] as readonly PrintedModifier<O>[]

/** The ongoing abilities in play that are about this. rule destiny.ongoing-abilities */
export const ongoing = <O extends Ongoing>(t: Table, about: Subject<O>): readonly PrintedModifier<O>[] =>
  t.cache.modifiers.about(t, about)

/** The card of each of them. */
export const sources = (t: Table, about: Subject<Ongoing>): readonly Card[] => t.cache.modifiers.sources(t, about)
