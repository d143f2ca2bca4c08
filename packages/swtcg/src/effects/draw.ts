import { finish, goto, intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { cardsIn, DECK } from '../rules/zones.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

export interface Draw {
  do: 'draw'
  n: Value
}

export const drawWords = words('draw', [
  '<draw> {n:number} #card',
  '<draw> as many cards as {n:amount}',
  { says: '<draw> {n:digits} extra #card' },
])

/** rule swtcg.gl-draw: one after the other, each of which a card may replace. */
export const draw = effect<Draw, { left: number; wanted: number; drawn: number; deck: number }, State>(
  'draw',
  {
    howMany(t, f) {
      f.left = Math.max(0, amount(t, nodeOf<Draw>(t, f).n, scopeOf(t, f), f.you))
      f.wanted = f.left
      f.drawn = 0
    },
    draw(t, f) {
      f.deck = cardsIn(t.s, f.you, DECK).length
      if (f.left === 0 || f.deck === 0) {
        scopeOf(t, f).number = f.drawn
        finish(t, f, f.drawn === f.wanted)
      } else intend(t, { kind: 'draw', by: f.you, number: 1 })
    },
    drawn(t, f) {
      f.left -= 1
      if (cardsIn(t.s, f.you, DECK).length < f.deck) f.drawn += 1
      goto(f, 'draw')
    },
  },
  (t, _node, _x, you) => cardsIn(t.s, you, DECK).length > 0,
)
