import { cardOf, controllerOf, definitionOf, type Occurrence, type Option } from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import { offer } from '../options/index.js'
import type { Table } from '../state.js'
import { mayUse } from './initiation.js'
import { isLastWord } from './text-times.js'

/** What a card that was just lost says of its own loss, where its text worked until then. rule swccg.just-lost */
export function lastWords(t: Table, what: Occurrence): Option[] {
  if (what.speaks !== true) return []
  const card = cardOf(what.ref as number)
  const seat = controllerOf(t.s, card)
  const clauses: readonly Clause[] = t.catalog.responses.get(what.on)?.byDef[definitionOf(t.s, card)] ?? []
  return clauses
    .filter(
      (clause) =>
        clause.automatic && isLastWord(clause.ability, card, what) && mayUse(t, clause, card, seat, null, what),
    )
    .map((clause) => offer.respond(card, clause.id, seat))
}
