import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** That number, or with `x` the number X, is from now on what this is now. */
export interface Reckon {
  do: 'reckon'
  n: Value
  x?: true
}

export const reckonWords = words('reckon', ['<note> {n:amount} (x? as X)'])

export const reckon = effect<Reckon, object, State>('reckon', {
  note(t, f) {
    const x = scopeOf(t, f)
    const node = nodeOf<Reckon>(t, f)
    const n = Math.max(0, amount(t, node.n, x, f.you))
    if (node.x) x.that.x = [n]
    else x.number = n
    finish(t, f, true)
  },
})
