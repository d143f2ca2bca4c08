import { finish, type Seat } from '@dejarik/kernel'
import { amount, type Choose, effect, type Scope } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { SwtcgTree } from './tree.js'

/** rule swtcg.term-play-only-condition: "choose three" is played only where three can be chosen together. */
function enough(t: Table, { what }: Choose<SwtcgTree>, x: Scope, you: Seat): boolean {
  if (typeof what !== 'object' || !('choose' in what) || typeof what.choose !== 'number' || what.choose < 2) return true
  return amount(t, { count: what.from }, x, you) >= what.choose
}

/** As everywhere; but whatever noun chose it, a card is "that unit" here. */
export const choose = effect<Choose<SwtcgTree>, { things: number[]; full?: boolean }, State>(
  'choose',
  {
    ...aiming<Choose<SwtcgTree>>('things', (node) => node.what),
    chosen(t, f) {
      finish(t, f, f.things.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you) && enough(t, node, x, you),
)
