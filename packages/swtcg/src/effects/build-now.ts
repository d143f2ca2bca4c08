import { call, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { buildStep, hasBuilt } from '../rules/build-step.js'
import type { State } from '../state.js'

/** You build now as in a build step. `whole`: it is the build step of this turn, with all that starts one. */
export interface BuildNow {
  do: 'build-now'
  whole?: true
}

export const buildNowWords = words('build-now', [
  { says: '<take> your build step now', with: { whole: true } },
  '<build> as in a build step',
])

/** rule swtcg.gl-build-step. What is in progress goes on afterwards. */
export const buildNow = effect<BuildNow, { saved?: Pick<State, 'active' | 'phase'> }, State>('build-now', {
  build(t, f) {
    const { whole } = nodeOf<BuildNow>(t, f)
    const seat = f.you
    if (whole && hasBuilt(t, seat)) {
      finish(t, f, false)
      return
    }
    const { active, phase } = t.s
    f.saved = { active, phase }
    t.s.phase = 'command'
    call(t, buildStep, whole ? { seat } : { seat, extra: true })
  },
  goOn(t, f) {
    Object.assign(t.s, f.saved)
    finish(t, f, true)
  },
})
