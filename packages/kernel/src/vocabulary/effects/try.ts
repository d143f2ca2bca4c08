import { finish } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { effect, nodeOf, perform } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'

/** A, if able: counts as done in full whatever came of it. */
export interface TryEffect<G extends Tree> {
  do: 'try'
  effect: G['effect']
}

export const tryEffect = effect<TryEffect<KernelTree>>('try', {
  attempt(t, f) {
    perform(t, nodeOf<TryEffect<KernelTree>>(t, f).effect, f)
  },
  done(t, f) {
    finish(t, f, true)
  },
})

export const tryWords = words('try', ['{effect:acts} if possible', '{effect:acts}, if able'], 'closed')
