import { finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf } from '@dejarik/kernel/vocabulary'
import { swapPlaces } from '../rules/exchange.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** Each takes the place of the other. rule swccg.exchange */
export interface Exchange {
  do: 'exchange'
  what: Target
  for: Target
}

export const exchangeWords = words('exchange', ['<exchange> {what:target} for {for:target}'])

export const exchange = effect<Exchange, { first?: number[] }>(
  'exchange',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Exchange>(t, f).what)
    },
    other(t, f) {
      const node = nodeOf<Exchange>(t, f)
      f.first = aimed(t, f, node.what)
      aim(t, f, node.for)
    },
    swap(t, f) {
      const others = aimed(t, f, nodeOf<Exchange>(t, f).for)
      const first = f.first as number[]
      for (let i = 0; i < Math.min(first.length, others.length); i++)
        swapPlaces(t, first[i] as number, others[i] as number, f.you as Seat)
      finish(t, f, others.length > 0)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you) && canAim(t, node.for, x, you),
)
