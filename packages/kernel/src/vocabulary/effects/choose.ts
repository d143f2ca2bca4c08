import { finish } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { effect, nodeOf } from '../interpreter.js'
import { aim, aimed, canAim, inFull } from '../targets.js'
import type { KernelTree, Tree } from '../tree.js'

/** Choose a thing; binds `that`. */
export interface Choose<G extends Tree> {
  do: 'choose'
  what: G['target']
}

export const choose = effect<Choose<KernelTree>>(
  'choose',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Choose<KernelTree>>(t, f).what)
    },
    chosen(t, f) {
      const { what } = nodeOf<Choose<KernelTree>>(t, f)
      const things = aimed(t, f, what)
      finish(t, f, inFull(t, f, what, things))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)

export const chooseWords = words('choose', ['<choose> {what:target}'])
