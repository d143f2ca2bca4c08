import { kernelOffers } from '../../options/kernel-options.js'
import { ask, finish, goto } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { effect, isOptional, nodeOf, perform, possible, scopeOf } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'

/** You can A. Declining leaves nothing undone: what comes "then" goes on, what is done "to" do more does not. */
export interface May<G extends Tree> {
  do: 'may'
  effect: G['effect']
}

export const may = effect<May<KernelTree>>('may', {
  offer(t, f) {
    const node = nodeOf<May<KernelTree>>(t, f)
    if (isOptional(t, node.effect)) goto(f, 'offered')
    else {
      const can = possible(t, node.effect, scopeOf(t, f), f.you)
      ask(t, f.you, 'may', can ? [kernelOffers.use(), kernelOffers.decline()] : [kernelOffers.decline()], {
        about: { node: f.node },
      })
    }
  },
  offered(t, f, answer) {
    if (answer.do === 'decline') finish(t, f, 'declined')
    else perform(t, nodeOf<May<KernelTree>>(t, f).effect, f)
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
