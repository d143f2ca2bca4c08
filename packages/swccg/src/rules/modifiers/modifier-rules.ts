import { cardOf, type Lasting, lives } from '@dejarik/kernel'
import { Modifier as KernelModifier, type ModifierRules } from '@dejarik/kernel/modifiers'
import { TABLE_ASPECTS } from '../../aspects.js'
import type { Gain } from '../../effects/tree.js'
import type { State, Table } from '../../state.js'
import { scope } from '../../vocabulary/scope.js'
import { CANCELED, canceledTexts } from './canceled.js'
import { addLent, TEXT_OF } from './lent.js'
import type { Modifier } from './modifiers.js'
import { lastingChanges, type Printed, printedNow, type Recipient } from './printed.js'
import { sideNow } from './rotated.js'
import { scopeOf } from './scope.js'
import { subjects } from './subjects.js'

/** rule swccg.global-effects-state: a lasting effect applies to what it was aimed at, or to whatever its query describes. */
function lastingModifier(t: Table, printed: Printed, { you, source, that, number, since }: Lasting): Modifier {
  const x = scope(you, source, that, number)
  const { '#to': to, '#seats': areSeats } = that
  const cards = to === undefined || areSeats !== undefined ? null : to.filter((one) => lives(t.s, one)).map(cardOf)
  return new KernelModifier(printed, cardOf(source), x, since, cards, areSeats === undefined ? null : (to ?? null))
}

/** Continuous effects, as the kernel asks for them. */
export const modifierRules: ModifierRules<State, Gain, Recipient> = {
  subjects,
  base: TABLE_ASPECTS,
  printedOn: printedNow,
  lasting: lastingChanges,
  scopeOf: (t, card, { side }) => scopeOf(t, card, side === undefined ? side : sideNow(t, card, side)),
  modifierOf: lastingModifier,
  counts: (t, card, subject) => subject.id === CANCELED.id || !canceledTexts(t).has(card),
  more(t, subject, into) {
    if (subject.id !== TEXT_OF.id && subject.id !== CANCELED.id) addLent(t, subject, into)
  },
}
