import { type Frame, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import type { That } from '@dejarik/kernel/vocabulary'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { arenas, type State } from '../state.js'
import type { Arena } from './tree.js'

/** Another battle step in that arena, after this one. */
export interface BattleStep {
  do: 'battle-step'
  arena: Arena | That<'arena'>
}

type Phase = Frame & { more?: number[] }

export const battleStepWords = words('battle-step', [
  'there is another battle step in {arena:place}',
  '<begin> another battle step in {arena:place}',
])

export const battleStep = effect<BattleStep, object, State>(
  'battle-step',
  {
    add(t, f) {
      const { arena } = nodeOf<BattleStep>(t, f)
      const which = typeof arena === 'string' ? arenas.indexOf(arena) : (scopeOf(t, f).that.arena?.[0] ?? -1)
      // What battles are still to come is kept by the battle phase.
      const phase = t.s.stack.findLast((frame) => frame.procedure === 'battle-phase') as Phase | undefined
      const fits = phase !== undefined && which >= 0
      if (fits) phase.more = [...(phase.more ?? []), which]
      finish(t, f, fits)
    },
  },
  (t) => t.s.phase === 'battle',
)
