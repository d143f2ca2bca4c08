import { finish } from '@dejarik/kernel'
import { type Choose, effect } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { SwtcgTree } from './tree.js'

/** As everywhere; but whatever noun chose it, a card is "that unit" here. */
export const choose = effect<Choose<SwtcgTree>, { things: number[]; full?: boolean }, State>(
  'choose',
  {
    ...aiming<Choose<SwtcgTree>>('things', (node) => node.what),
    chosen(t, f) {
      finish(t, f, f.things.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you),
)
