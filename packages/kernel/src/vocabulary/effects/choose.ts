import { finish } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { type AnyTree as Any, effect, nodeOf } from '../interpreter.js'
import { aim, aimed, canAim, inFull } from '../targets.js'
import type { Tree } from '../tree.js'

/** Choose a thing; binds `that`. */
export interface Choose<G extends Tree> {
  do: 'choose'
  what: G['target']
}

export const choose = effect<Choose<Any>>(
  'choose',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Choose<Any>>(t, f).what)
    },
    chosen(t, f) {
      const { what } = nodeOf<Choose<Any>>(t, f)
      const things = aimed(t, f, what)
      finish(t, f, inFull(t, f, what, things))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)

export const chooseWords = words('choose', ['<choose> {what:target}'])
