import { type Card, granted, type IntentRule, no, type Seat, type Why } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { def, inPlay, isCharacter, isSupport } from './areas.js'
import { rollAll } from './dice.js'

/** rules destiny.activate, destiny.supports: a ready character, or a ready support with a die, of your own. */
export function mayActivate(t: Table, seat: Seat, card: Card, why: Why = null): boolean {
  const { s } = t
  if (!inPlay(s, card) && no(why, 'destiny.activate', 'it is not in play')) return false
  if (s.controller[card] !== seat && no(why, 'destiny.activate', 'it is not yours')) return false
  const support = isSupport(t, card)
  if (!support && !isCharacter(t, card) && no(why, 'destiny.activate', 'only characters and supports are activated'))
    return false
  if (
    support &&
    def(t, card).die === null &&
    no(why, 'destiny.activate', 'a support without a die cannot be activated')
  )
    return false
  if (s.exhausted[card] === 1 && no(why, 'destiny.activate', 'it is exhausted')) return false
  return granted(why)
}

/** Exhausts it and rolls all of its dice. */
export const activateIntent: IntentRule = {
  possible: (t: Table, intent: { card: Card; by: Seat }) => mayActivate(t, intent.by, intent.card),
  apply(t: Table, { card, by }: { card: Card; by: Seat }) {
    t.s.exhausted[card] = 1
    t.watch?.({ is: 'activated', seat: by, card })
    rollAll(t, card, by)
  },
}
