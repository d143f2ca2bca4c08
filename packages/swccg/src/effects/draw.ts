import { finish, goto, openWindow } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { surfacing } from '../rules/insert-cards.js'
import { drawFrom, hasReserve } from '../rules/life-force.js'
import { countIn, FORCE, RESERVE } from '../rules/zones.js'
import { effect } from './effect.js'
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

export const draw = effect<Draw, { wanted?: number; drawn?: number }>(
  'draw',
  {
    draw(t, f) {
      const { n, from } = nodeOf<Draw>(t, f)
      f.wanted ??= amount(t, n, scopeOf(t, f), f.you)
      f.drawn ??= 0
      const which = from === 'force' ? FORCE : RESERVE
      const isOne = which === RESERVE ? hasReserve(t, f.you) : countIn(t.s, f.you, which) > 0
      if (f.drawn >= f.wanted || !isOne) {
        scopeOf(t, f).number = f.drawn
        finish(t, f, f.drawn >= f.wanted)
        return
      }
      drawFrom(t, f.you, which)
      f.drawn++
      goto(f, 'draw')
      // rule swccg.insert-cards: what has come up acts before the next card is drawn.
      openWindow(t, surfacing(t))
    },
  },
  // rule swccg.empty-deck-or-pile: one card is enough to start.
  (t, node, _x, you) => countIn(t.s, you, node.from === 'force' ? FORCE : RESERVE) > 0,
)
