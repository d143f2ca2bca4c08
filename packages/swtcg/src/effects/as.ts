import { type EffectTree, finish, goto, type Seat } from '@dejarik/kernel'
import { type AsEffect, effect, nodeOf, type Outcome, perform, possible, scopeOf } from '@dejarik/kernel/vocabulary'
import { whoOf } from '../rules/who.js'
import type { State } from '../state.js'
import type { SwtcgTree } from './tree.js'

/** As everywhere; but a side is a player here. */
export const asEffect = effect<AsEffect<SwtcgTree>, { left?: Seat[]; outcome?: Outcome }, State>(
  'as',
  {
    begin(t, f) {
      f.result = true
      f.left = [...whoOf(t, nodeOf<AsEffect<SwtcgTree>>(t, f).who, scopeOf(t, f), f.you)]
      if (f.left.length === 0) finish(t, f, false)
    },
    next(t, f) {
      if (f.result !== true && f.outcome !== false) f.outcome = f.result as Outcome
      const seat = (f.left as Seat[]).shift()
      if (seat === undefined) {
        finish(t, f, f.outcome ?? true)
        return
      }
      goto(f, 'next')
      perform(t, nodeOf<AsEffect<SwtcgTree>>(t, f).effect as EffectTree, f, seat)
    },
  },
  (t, node, x, you) => whoOf(t, node.who, x, you).some((seat) => possible(t, node.effect as EffectTree, x, seat)),
)
