import { type Card, NONE, type Seat } from '@dejarik/kernel'
import type { SwtcgOption } from '../options/index.js'
import type { Table } from '../state.js'
import { valueOfUse } from './effects.js'
import { imagined } from './imagine.js'
import { expectedHits, healthLeft, mightOf } from './units.js'

/** What an attack, or what is done instead, is worth; a unit that does nothing has wasted its turn. */
export function attackValue(t: Table, option: SwtcgOption): number {
  switch (option.do) {
    case 'attack':
      return attacking(t, option.card, option.target)
    case 'use': {
      const clause = t.catalog.clauses[option.clause ?? NONE]
      return clause === undefined ? 0 : 0.8 + valueOfUse(clause.ability)
    }
    case 'yield':
      return 0.5
    default:
      return -1
  }
}

/** Finish what can be finished, the strongest first, and whoever has not struck yet before those that have. */
function attacking(t: Table, attacker: Card, target: Card): number {
  const hits = expectedHits(t, attacker, target)
  const left = Math.max(0.5, healthLeft(t, target))
  const share = Math.min(1, hits / left)
  const value = mightOf(t, target)
  const ready = t.s.tapped[target] === 0 ? 1.3 : 1
  return 0.5 + value * (0.5 * share + 0.5 * share ** 3) * ready
}

/** What answering in a chance to play or pass is worth. rule swtcg.pop-chances */
export const respondValue = (t: Table, seat: Seat, option: SwtcgOption): number =>
  option.do === 'respond' ? imagined(t, seat, option) : 0.3
