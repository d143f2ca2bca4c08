import { type Card, NONE, refOf, type Seat } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'

/** What a card's words mean for a player: nothing is bound yet. */
export const scopeOf = (t: Table, you: Seat, card: Card): Scope => ({
  you,
  source: refOf(t.s, card),
  that: {},
  number: 0,
  die: NONE,
  opponent: NONE,
})
