import { type Card, cardOf, controllerOf, definitionOf, type Occurrence, type Option } from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import { isJust } from '../effects/parts.js'
import type { TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { mayUse } from './text.js'

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
    .map((clause) => ({ do: 'respond', card, clause: clause.id, by: seat }))
}

/** Does this text speak of the loss of its own card, and is it that card which was lost? */
export const isLastWord = ({ when = [] }: TextTree, card: Card, what: Occurrence | null): boolean =>
  what?.speaks === true &&
  cardOf(what.ref as number) === card &&
  when.some((each) => isJust(each, 'lose') && each.just.what === 'this')
