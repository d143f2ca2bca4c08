import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { resourcesOf } from '../columns.js'
import { spend as pay } from '../rules/resources.js'
import type { State } from '../state.js'
import type { Example, Value } from './tree.js'

export interface Spend {
  do: 'spend'
  n: Value
}

export const spendWords = words('spend', ['<spend> {n:number} #resource', '<spend> resources equal to {n:amount}'])

/** In full or not at all. */
export const spend = effect<Spend, object, State>(
  'spend',
  {
    spend(t, f) {
      finish(t, f, pay(t, f.you, amount(t, nodeOf<Spend>(t, f).n, scopeOf(t, f), f.you)))
    },
  },
  (t, node, x, you) => resourcesOf(t.s, you) >= amount(t, node.n, x, you),
)

export const spendExample: Example = {
  effect: { do: 'then', first: { do: 'spend', n: 2 }, next: { do: 'draw', n: 2 }, to: true },
  reads: 'Spend 2 resources: draw 2 cards.',
  board: { a: { characters: ['Finn'], deck: 3, resources: 3 }, b: { characters: ['Kylo Ren'] } },
  answers: [],
  after: ['a has 1 resource', 'a has 2 cards in hand'],
}
