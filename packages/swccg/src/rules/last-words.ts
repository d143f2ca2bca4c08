import {
  type Card,
  type Clause,
  cardOf,
  controllerOf,
  definitionOf,
  type Occurrence,
  type Option,
} from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
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
export const isLastWord = (tree: Any, card: Card, what: Occurrence | null): boolean =>
  what?.speaks === true &&
  cardOf(what.ref as number) === card &&
  tree.when?.some((when: Any) => when.just?.on === 'lose' && when.just.what === 'this')
