import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'

/** Binds `{that:'subtype'}`. */
export interface ChooseSubtype {
  do: 'choose-subtype'
  from: string[]
}

export const chooseSubtypeWords = words('choose-subtype', [
  '<choose> a subtype among {from:subtypes}',
  '<choose> to either {from:subtypes}',
])

/** Kept as the place in the list of this node: filters read it there. */
export const chooseSubtype = effect<ChooseSubtype, object, State>('choose-subtype', {
  choose(t, f) {
    const options = nodeOf<ChooseSubtype>(t, f).from.map((subtype, n) => ({ do: 'subtype', subtype, n }))
    ask(t, f.you, 'subtype', options, { about: { node: f.node } })
  },
  chosen(t, f, answer) {
    scopeOf(t, f).that.subtype = [f.node, answer.n as number]
    t.watch?.({ is: 'chose', seat: f.you, subtype: answer.subtype as string })
    finish(t, f, true)
  },
})
