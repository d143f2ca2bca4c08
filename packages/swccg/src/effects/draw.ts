import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { drawFrom, hasReserve } from '../rules/life.js'
import { countIn, FORCE, RESERVE } from '../rules/zones.js'
import type { Value } from './tree.js'

/** Into hand. rule swccg.drawing-cards */
export interface Draw {
  do: 'draw'
  n: Value
  from: 'reserve' | 'force'
}

export const drawWords = words('draw', [
  '<draw> {n:number} #card from {from:own-pile}',
  '<draw> cards from {from:own-pile} equal to {n:amount}',
])

export const draw = effect<Draw>(
  'draw',
  {
    draw(t, f) {
      const { n, from } = nodeOf<Draw>(t, f)
      const wanted = amount(t, n, scopeOf(t, f), f.you)
      const which = from === 'force' ? FORCE : RESERVE
      let drawn = 0
      for (; drawn < wanted && countIn(t.s, f.you, which) > 0; drawn++) {
        if (which === RESERVE && !hasReserve(t, f.you)) break
        drawFrom(t, f.you, which)
      }
      scopeOf(t, f).number = drawn
      finish(t, f, drawn >= wanted)
    },
  },
  // rule swccg.empty-deck-or-pile: one card is enough to start.
  (t, node, _x, you) => countIn(t.s, you, node.from === 'force' ? FORCE : RESERVE) > 0,
)
