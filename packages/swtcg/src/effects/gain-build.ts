import { finish } from '@dejarik/kernel'
import { perThing, words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Build points; `next-turn`: at the next build roll instead of now. */
export interface GainBuild {
  do: 'gain-build'
  n: Value
  when?: 'next-turn'
}

export const gainBuildWords = words('gain-build', [
  { says: '<get> {n:much} build #point next turn', with: { when: 'next-turn' } },
  '<get> {n:much} build #point',
  '<get> as many build points as {n:amount}',
  { says: '<gain> {n:much} build #point next turn', with: { when: 'next-turn' } },
  { says: '<gain> {n:much} extra build #point next turn', with: { when: 'next-turn' } },
  '<gain> {n:much} build #point',
  '<gain> as many build points as {n:amount}',
  { says: '<gain> {n:signed} build #point (this turn)', read: ({ n }) => ((n as number) > 0 ? { n } : undefined) },
  '<gain> {n:much} (extra) build #point (this turn)',
  '<gain> a number of build points equal to {n:amount}',
  { says: '<gain> {k:signed} build #point for each {what:per}', read: ({ k, what }) => ({ n: perThing(k, what) }) },
])

/** Points that come outside a build step of one's own are lost with those of the roll; so they wait. */
export const gainBuild = effect<GainBuild, object, State>('gain-build', {
  gain(t, f) {
    const node = nodeOf<GainBuild>(t, f)
    const x = scopeOf(t, f)
    const n = Math.max(0, amount(t, node.n, x, f.you))
    // At the roll for build points they come with what it gives.
    const later = node.when === 'next-turn' || t.s.phase === 'ready'
    const column = later ? t.s.extra : t.s.points
    column[f.you] = (column[f.you] as number) + n
    x.number = n
    t.watch?.({ is: later ? 'points-later' : 'points', seat: f.you, n })
    finish(t, f, n > 0)
  },
})
