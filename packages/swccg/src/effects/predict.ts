import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { scopeOf } from '@dejarik/kernel/vocabulary'
import { addLasting } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { effect } from './effect.js'
import type { Effect } from './tree.js'

/** Say now who will win the battle; one of the two happens when it is decided. A tie is wrong. */
export interface Predict {
  do: 'predict'
  right: Effect
  wrong: Effect
}

export const predictWords = words('predict', [
  '<predict> who wins : [ {right:text} ] if right , [ {wrong:text} ] if wrong',
])

/** Said now; what comes of it is awaited until the battle is decided. rule swccg.battle-winner-loser */
export const predict = effect<Predict>('predict', {
  ask(t, f) {
    ask(t, f.you, 'predict', [0, 1].map(offer.predict), { about: { node: f.node } })
  },
  said(t, f, answer: Of<'predict'>) {
    const x = scopeOf(t, f)
    const { s } = t
    addLasting(s, {
      node: f.node,
      source: x.source,
      you: f.you,
      that: { ...x.that, '#predicted': [answer.seat] },
      number: 0,
      until: 'battle',
      since: ++s.clock,
    })
    t.watch?.({ is: 'predicted', seat: f.you, winner: answer.seat })
    finish(t, f, true)
  },
})
