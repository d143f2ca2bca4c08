import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
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
    const options = nodeOf<ChooseSubtype>(t, f).from.map(offer.subtype)
    ask(t, f.you, 'subtype', options, { about: { node: f.node } })
  },
  chosen(t, f, answer: Of<'subtype'>) {
    scopeOf(t, f).that.subtype = [f.node, answer.n]
    t.watch?.({ is: 'chose', seat: f.you, subtype: answer.subtype })
    finish(t, f, true)
  },
})
