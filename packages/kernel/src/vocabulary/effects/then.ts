import type { EffectTree } from '../../abilities/catalog.js'
import { finish } from '../../procedures.js'
import type { Seat } from '../../state/state.js'
import type { Table } from '../../table.js'
import { words } from '../grammar/words.js'
import { effect, nodeOf, perform, possible, type Scope } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'
import type { Sequence } from './sequence.js'

/** A. Then B; `to`: A to B. `next` happens only if `first` was done in full. */
export interface Then<G extends Tree> {
  do: 'then'
  first: G['effect']
  next: G['effect']
  to?: true
}

/** rule destiny.then-effects: what follows does not even try unless what precedes was done in full. */
export const thenEffect = effect<Then<KernelTree>>(
  'then',
  {
    first(t, f) {
      perform(t, nodeOf<Then<KernelTree>>(t, f).first, f)
    },
    next(t, f) {
      const node = nodeOf<Then<KernelTree>>(t, f)
      // Declining leaves nothing unresolved; but what is done "to" do something else must be done.
      if (f.result === false || (node.to && f.result === 'declined')) finish(t, f, f.result)
      else perform(t, node.next, f)
    },
    done(t, f) {
      finish(t, f, f.result)
    },
  },
  (t, node, x, you) => (node.to ? payable(t, node.first, x, you) : possible(t, node.first, x, you)),
)

/** Without `to` it is said by the paragraph, as "If you did, …". */
export const thenWords = [
  ...words('then', [{ says: '{first:acts}: {next:text}', with: { to: true } }], 'opener'),
  ...words('then', [{ says: '{first:acts} to {next:text/bare}', with: { to: true } }], 'opener'),
  ...words('then', [{ says: '{first:acts}: {next:deed}', with: { to: true } }], 'option'),
  ...words('then', [{ says: '{first:acts}: {next:sentence}', with: { to: true } }], 'sentence'),
  ...words('then', [{ says: '{first:acts} to {next:sentence/bare}', with: { to: true } }], 'sentence'),
]

/** A cost of several parts can be paid only if every part can. */
function payable(t: Table, cost: EffectTree, x: Scope, you: Seat): boolean {
  if (isSequence(cost)) return cost.steps.every((step) => payable(t, step, x, you))
  return possible(t, cost, x, you)
}

const isSequence = (effect: EffectTree): effect is Sequence<KernelTree> => effect.do === 'sequence'
