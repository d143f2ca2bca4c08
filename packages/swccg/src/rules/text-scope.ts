import { type Card, type Occurrence, refOf, type Seat } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { bindOccurrence } from '../vocabulary/patterns.js'
import { scope } from '../vocabulary/scope.js'

/** The nouns under which an action's targets are bound, in their order. */
export const targetNouns = ['target', 'second', 'third'] as const

/** What an action sees when it is initiated: the player, the card, and what it answers. */
export function scopeFor(t: Table, card: Card, seat: Seat, what: Occurrence | null): Scope {
  const that: Record<string, number[]> = what === null ? {} : bindOccurrence(t, what)
  if (what !== null) {
    // Where on the stack is what it answers, and which of several draws it is about.
    that['#answers'] = [what.at]
    if (what.n !== undefined) that['#n'] = [what.n]
  }
  return scope(seat, refOf(t.s, card), that, that.number?.[0] ?? 0)
}
