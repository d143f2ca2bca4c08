import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { pointsOf } from '../columns.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

export interface LoseBuild {
  do: 'lose-build'
  n: Value
}

export const loseBuildWords = words('lose-build', [
  '<lose> {n:much} build #point',
  {
    says: '<gain> {n:signed} build #point (this turn)',
    read: ({ n }) => ((n as number) < 0 ? { n: -(n as number) } : undefined),
  },
])

/** As far as there are some; at the roll for build points, from what it will give. */
export const loseBuild = effect<LoseBuild, object, State>('lose-build', {
  lose(t, f) {
    const x = scopeOf(t, f)
    const wanted = Math.max(0, amount(t, nodeOf<LoseBuild>(t, f).n, x, f.you))
    const rolling = t.s.phase === 'ready'
    const lost = rolling ? wanted : Math.min(wanted, pointsOf(t.s, f.you))
    const column = rolling ? t.s.extra : t.s.points
    column[f.you] = (column[f.you] as number) - lost
    x.number = lost
    t.watch?.({ is: 'points', seat: f.you, n: -lost })
    finish(t, f, lost === wanted)
  },
})
