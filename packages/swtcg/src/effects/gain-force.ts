import { finish } from '@dejarik/kernel'
import { perThing, words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { gainForce as gain } from '../rules/force.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

export interface GainForce {
  do: 'gain-force'
  n: Value
}

export const gainForceWords = words('gain-force', [
  '<gain> {n:much} Force',
  '<gain> as much Force as {n:amount}',
  { says: '<gain> {n:signed} Force', read: ({ n }) => ({ n }) },
  { says: '<gain> (additional|extra) Force equal to {n:amount}' },
  { says: '<gain> an extra {n:signed} Force', read: ({ n }) => ({ n }) },
  { says: '<gain> {k:signed} Force for each {what:per}', read: ({ k, what }) => ({ n: perThing(k, what) }) },
])

export const gainForce = effect<GainForce, object, State>('gain-force', {
  gain(t, f) {
    const x = scopeOf(t, f)
    const n = amount(t, nodeOf<GainForce>(t, f).n, x, f.you)
    if (n > 0) gain(t, f.you, n)
    x.number = Math.max(0, n)
    finish(t, f, n > 0)
  },
})
