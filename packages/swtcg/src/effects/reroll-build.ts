import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { rerollDice } from '../rules/lucky.js'
import type { State } from '../state.js'

/** The die of the build roll is rolled again. */
export interface RerollBuild {
  do: 'reroll-build'
}

export const rerollBuildWords = words('reroll-build', ['<reroll> the build roll', '<reroll> it once'])

/** rules swtcg.pop-reroll, swtcg.gl-reroll */
export const rerollBuild = effect<RerollBuild, object, State>(
  'reroll-build',
  {
    roll(t, f) {
      const rolled = t.s.roll === 'build'
      if (rolled) rerollDice(t, [0])
      finish(t, f, rolled)
    },
  },
  (t) => t.s.roll === 'build',
)
