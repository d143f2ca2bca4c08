import { finish, intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { draw as drawCards } from '../rules/drawing.js'
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

/** rule swtcg.gl-draw */
export const draw = effect<Draw, { full?: boolean }, State>(
  'draw',
  {
    draw(t, f) {
      const x = scopeOf(t, f)
      const wanted = Math.max(0, amount(t, nodeOf<Draw>(t, f).n, x, f.you))
      x.number = drawCards(t, f.you, wanted)
      f.full = x.number === wanted
      if (x.number > 0) intend(t, { kind: 'draw', by: f.you, number: x.number })
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, _node, _x, you) => cardsIn(t.s, you, DECK).length > 0,
)
