import { finish, goto } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { bind, effect, nodeOf, perform, scopeOf } from '../interpreter.js'
import { aim, aimed, canAim, nounOf } from '../targets.js'
import type { KernelTree, Tree } from '../tree.js'

/** For each of them (bound as that …), A. */
export interface ForEach<G extends Tree> {
  do: 'for-each'
  what: G['target']
  effect: G['effect']
}

export const forEach = effect<ForEach<KernelTree>, { left?: number[]; full?: boolean }>(
  'for-each',
  {
    aim(t, f) {
      aim(t, f, nodeOf<ForEach<KernelTree>>(t, f).what)
    },
    begin(t, f) {
      f.left = aimed(t, f, nodeOf<ForEach<KernelTree>>(t, f).what)
    },
    next(t, f) {
      const node = nodeOf<ForEach<KernelTree>>(t, f)
      if (f.result === false) f.full = false
      const left = f.left as number[]
      if (left.length === 0) {
        finish(t, f, f.full !== false)
        return
      }
      const one = left.shift() as number
      bind(t, scopeOf(t, f), nounOf(node.what), [one])
      goto(f, 'next')
      perform(t, node.effect, f)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)

export const forEachWords = words('for-each', ['one by one for {what:target}, {effect:sentence}'], 'closed')
