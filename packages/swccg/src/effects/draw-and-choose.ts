import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { answeredFrame } from '../rules/answered-action.js'
import { type Drawing, mayDrawMore } from '../rules/destiny.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** In place of the destiny about to be drawn that this action answers, so many are drawn and so many of them count. rule swccg.draw-x-choose-y */
export interface DrawAndChoose {
  do: 'draw-and-choose'
  n: Value
  choose: Value
}

export const drawAndChooseWords = words('draw-and-choose', [
  '<draw> {n:number} destiny in place of that one and choose {choose:number}',
])

export const drawAndChoose = effect<DrawAndChoose>(
  'draw-and-choose',
  {
    put(t, f) {
      const { n, choose } = nodeOf<DrawAndChoose>(t, f)
      const x = scopeOf(t, f)
      const frame = answeredFrame(t, x)
      if (frame?.procedure === 'draw-destiny')
        (frame as unknown as Drawing).instead = { n: amount(t, n, x, f.you), choose: amount(t, choose, x, f.you) }
      finish(t, f, frame !== null)
    },
  },
  (t, node, x, you) => {
    const frame = answeredFrame(t, x)
    return frame?.procedure === 'draw-destiny' && mayDrawMore(frame as unknown as Drawing, amount(t, node.n, x, you))
  },
)
