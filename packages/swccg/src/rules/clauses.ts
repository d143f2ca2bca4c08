import { type Card, definitionOf, NONE, perCatalog } from '@dejarik/kernel'
import { type Catalog, type Clause, clauseOf } from '../definitions.js'
import type { Table } from '../state.js'
import { isSilenced } from './modifiers/canceled.js'
import { lender, TEXT_OF } from './modifiers/lent.js'
import { type Modifier, modifiersFor, modifiersOf } from './modifiers/modifiers.js'
import { type GainOf, kindSubject } from './modifiers/subjects.js'
import { onTable } from './zones.js'

export const hasModes = (clause: Clause): boolean => clause.ability.ability === 'modes'

/** Which definitions have several modes. */
export const modalIn = perCatalog(({ clausesOf: all }: Catalog): readonly boolean[] =>
  all.map((clauses) => clauses.some(hasModes)),
)

const HAS = kindSubject('has')

/** Does any text give abilities to cards on table now? */
export const areGiven = (t: Table): boolean => t.cache.areGiven.get(t)

export const findGiven = (t: Table): boolean => modifiersOf(t, HAS).length > 0 || modifiersOf(t, TEXT_OF).length > 0

/** Has it other abilities than those printed on it: of a mode, or given? Nearly never. */
export const hasOthers = (t: Table, card: Card): boolean =>
  (modalIn(t.catalog)[definitionOf(t.s, card)] as boolean) ||
  (areGiven(t) &&
    onTable(t.s, card) &&
    (modifiersFor(t, HAS, card).length > 0 || modifiersFor(t, TEXT_OF, card).length > 0))

/** The abilities of a card: printed ones, those of the mode that it was deployed in, those it was given. */
export function clausesOf(t: Table, card: Card): readonly Clause[] {
  const printed = t.catalog.clausesOf[definitionOf(t.s, card)] as readonly Clause[]
  if (!hasOthers(t, card)) return printed
  const mode = t.s.named[`${card} mode`]
  const found: Clause[] = []
  for (const clause of printed)
    if (clause.ability.ability !== 'modes') found.push(clause)
    else if (mode !== undefined)
      for (const ability of clause.ability.modes[mode] ?? []) found.push(clauseOf(t.catalog, ability))
  if (onTable(t.s, card))
    for (const { change } of modifiersFor(t, HAS, card)) found.push(clauseOf(t.catalog, change.has))
  for (const modifier of modifiersFor(t, TEXT_OF, card)) found.push(...lentBy(t, modifier, card))
  return found
}

/** What another place lets a player do here too; its modifiers are added in modifiers/lent.ts. */
function lentBy(t: Table, modifier: Modifier<GainOf<'text-of'>>, to: Card): readonly Clause[] {
  const { from, side } = lender(t, modifier)
  if (from === NONE || from === to || isSilenced(t, from)) return []
  const printed = t.catalog.clausesOf[definitionOf(t.s, from)] as readonly Clause[]
  return printed.filter(({ ability }) => ability.ability !== 'ongoing' && ability.side === side)
}

/** The texts by which a weapon fires. */
export const firings = (t: Table, weapon: Card): Clause[] =>
  clausesOf(t, weapon).filter((clause) => clause.ability.ability === 'fire')
