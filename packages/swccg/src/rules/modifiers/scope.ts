import { type Card, controllerOf, refOf } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import { DARK, LIGHT, type Table } from '../../state.js'
import { scope } from '../../vocabulary/scope.js'

/** What a text printed on a card sees; on a location, each side's text is that player's. */
export function scopeOf(t: Table, card: Card, side?: string): Scope {
  const you = side === undefined ? controllerOf(t.s, card) : side === 'dark' ? DARK : LIGHT
  return scope(you, refOf(t.s, card))
}
