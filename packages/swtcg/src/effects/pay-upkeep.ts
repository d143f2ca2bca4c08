import { type Card, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { owesUpkeep } from '../rules/start-of-build.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { leave } from './lasts.js'
import type { Target } from './tree.js'

/** That unit's Upkeep counts as paid. */
export interface PayUpkeep {
  do: 'pay-upkeep'
  what: Target
}

export const payUpkeepWords = words('pay-upkeep', [
  '<pay> the Upkeep of {what:thing}',
  '<pay> the Upkeep costs of {what:thing}',
])

const owes = (t: Table, card: Card): boolean => owesUpkeep(t, card)

/** rule swtcg.upkeep: nothing is asked of it this turn. */
export const payUpkeep = effect<PayUpkeep, { cards: Card[]; full?: boolean }, State>(
  'pay-upkeep',
  {
    ...aiming<PayUpkeep>('cards', (node) => node.what, owes),
    record(t, f) {
      leave(t, f, 'turn-end', { given: f.cards.map((card) => refOf(t.s, card)) })
      finish(t, f, f.cards.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, owes),
)
