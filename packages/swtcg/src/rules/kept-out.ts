import { type Card, NONE } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { cannot } from './numbers.js'
import { battleArena } from './zones.js'

/** Does a card keep it in the build zone? What is on a unit there is there, too. rule swtcg.card-effects */
export const staysBehind = (t: Table, card: Card): boolean =>
  battleArena(t.s, card) === NONE && cannot(t, card, 'leave-build-zone')

/** Does a card keep it out of the arena of its type? rule swtcg.card-effects */
export const isKeptOut = (t: Table, card: Card): boolean => cannot(t, card, 'enter-arena') || staysBehind(t, card)
