import type { Card, Seat } from '@dejarik/kernel'
import { appliesTo, appliesToSeat, Modifier as KernelModifier } from '@dejarik/kernel/modifiers'
import { holds } from '@dejarik/kernel/vocabulary'
import type { Gain } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { printedAbout, type Recipient } from './printed.js'
import { scopeOf } from './scope.js'
import type { Subject } from './subjects.js'

export { appliesTo, appliesToSeat }

/** Something that a text gives, as long as it is in effect: what, whose text it is, what it sees, and since when. */
export type Modifier<G extends Gain = Gain> = KernelModifier<G, Recipient>

const NOTHING: readonly never[] = []

/** Everything that texts on table and lasting effects say about this, in the order in which it came to be. */
export const modifiersOf = <G extends Gain>(t: Table, subject: Subject<G>): readonly Modifier<G>[] =>
  t.cache.modifiers.about(t, subject)

/** Those of them that apply to this card. */
export function modifiersFor<G extends Gain>(t: Table, subject: Subject<G>, card: Card): readonly Modifier<G>[] {
  const all = modifiersOf(t, subject)
  return all.length === 0 ? NOTHING : all.filter((each) => appliesTo(t, each, card))
}

/** Those of them that apply to this player. */
export function modifiersForSeat<G extends Gain>(t: Table, subject: Subject<G>, seat: Seat): readonly Modifier<G>[] {
  const all = modifiersOf(t, subject)
  return all.length === 0 ? NOTHING : all.filter((each) => appliesToSeat(t, each, seat))
}

/** What the text of a card that is not on table says about itself: where it may be deployed, and for how much. */
export function ownModifiers<G extends Gain>(t: Table, card: Card, subject: Subject<G>): readonly Modifier<G>[] {
  const printed = printedAbout(t, card, subject)
  if (printed.length === 0) return NOTHING
  const found: Modifier[] = []
  const x = scopeOf(t, card)
  for (const each of printed) {
    if (each.of !== 'this' || t.catalog.clauses[each.clause]?.ability.ability !== 'ongoing') continue
    if (each.while === undefined || holds(t, each.while, x, x.you)) found.push(new KernelModifier(each, card, x))
  }
  // All changes of a subject are of its kind.
  return found as readonly Modifier[] as readonly Modifier<G>[]
}
