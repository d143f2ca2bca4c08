import { type Card, definitionOf, NONE, perCatalog } from '@dejarik/kernel'
import { type Catalog, type Clause, clauseOf } from '../definitions.js'
import type { Table } from '../state.js'
import { derived } from './derived.js'
import { allSaid, isSilenced, lender, type Said, saidOf } from './gains.js'
import { TEXT_OF } from './speakers.js'
import { type GainOf, kindTopic } from './topics.js'
import { onTable } from './zones.js'

export const hasModes = (clause: Clause): boolean => clause.ability.ability === 'modes'

/** Which definitions have several modes. */
export const modalIn = perCatalog(({ clausesOf: all }: Catalog): readonly boolean[] =>
  all.map((clauses) => clauses.some(hasModes)),
)

const HAS = kindTopic('has')

/** Does any text give abilities to cards on table now? */
export function areGiven(t: Table): boolean {
  const k = derived(t)
  if (k.givenAt === k.moment) return k.given
  const given = allSaid(t, HAS).length > 0 || allSaid(t, TEXT_OF).length > 0
  // While a text is being read, what it says is missing.
  if (k.depth > 0) return given
  k.given = given
  k.givenAt = k.moment
  return given
}

/** Has it other abilities than those printed on it: of a mode, or given? Nearly never. */
export const hasOthers = (t: Table, card: Card): boolean =>
  (modalIn(t.catalog)[definitionOf(t.s, card)] as boolean) ||
  (areGiven(t) && onTable(t.s, card) && (saidOf(t, HAS, card).length > 0 || saidOf(t, TEXT_OF, card).length > 0))

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
  if (onTable(t.s, card)) for (const { gain } of saidOf(t, HAS, card)) found.push(clauseOf(t.catalog, gain.has))
  for (const said of saidOf(t, TEXT_OF, card)) found.push(...lentBy(t, said, card))
  return found
}

/** What another place lets a player do here too; what it says all the time is heard in gains.ts. */
function lentBy(t: Table, said: Said<GainOf<'text-of'>>, to: Card): readonly Clause[] {
  const { from, side } = lender(t, said)
  if (from === NONE || from === to || isSilenced(t, from)) return []
  const printed = t.catalog.clausesOf[definitionOf(t.s, from)] as readonly Clause[]
  return printed.filter(({ ability }) => ability.ability !== 'ongoing' && ability.side === side)
}

/** The texts by which a weapon fires. */
export const firings = (t: Table, weapon: Card): Clause[] =>
  clausesOf(t, weapon).filter((clause) => clause.ability.ability === 'fire')
