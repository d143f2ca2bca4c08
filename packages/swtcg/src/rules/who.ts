import type { Seat } from '@dejarik/kernel'
import { type Any, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import { DARK, LIGHT, type Table } from '../state.js'

/** The players that a tree names; a side is a player. */
export function whoOf(t: Table, who: Any, x: Scope, you: Seat): readonly Seat[] {
  if (who === 'dark') return [DARK]
  if (who === 'light') return [LIGHT]
  return playersOf(t, who, x, you)
}

const players = new Set(['you', 'opponent', 'each-opponent', 'each-player', 'any-player', 'light', 'dark'])

/** Does it name players rather than cards? */
export const isWho = (tree: Any): boolean =>
  typeof tree === 'string' ? players.has(tree) : 'owner' in tree || tree.that === 'player'
