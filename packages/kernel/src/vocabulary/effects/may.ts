import type { EffectTree } from '../../catalog.js'
import { ask, finish, goto } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { type AnyTree as Any, effect, isOptional, nodeOf, perform, possible, scopeOf } from '../interpreter.js'
import type { Tree } from '../tree.js'

/** You can A. Declining leaves nothing undone: what comes "then" goes on, what is done "to" do more does not. */
export interface May<G extends Tree> {
  do: 'may'
  effect: G['effect']
}

export const may = effect<May<Any>>('may', {
  offer(t, f) {
    const node = nodeOf<May<Any>>(t, f)
    if (isOptional(t, node.effect as EffectTree)) goto(f, 'offered')
    else {
      const can = possible(t, node.effect as EffectTree, scopeOf(t, f), f.you)
      ask(t, f.you, 'may', can ? [{ do: 'use' }, { do: 'decline' }] : [{ do: 'decline' }], { about: { node: f.node } })
    }
  },
  offered(t, f, answer) {
    if (answer.do === 'decline') finish(t, f, 'declined')
    else perform(t, nodeOf<May<Any>>(t, f).effect as EffectTree, f)
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})

export const mayWords = words(
  'may',
  [
    { says: 'you can|may {effect:wish}', voices: ['you', 'they-bare'] },
    { says: 'can|may {effect:wish/bare}', voices: ['they'] },
  ],
  'closed',
)
