import type { EffectTree, Seat, Step } from '@dejarik/kernel'
import { type EffectFrame, type EffectRule, effect as effectOf, type Scope } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'

/** Declares one verb of this game: its steps, and whether it could be done. */
export const effect = <N extends EffectTree, L = unknown>(
  name: string,
  steps: Record<string, Step<State, EffectFrame & L>>,
  possible?: (t: Table, node: N, x: Scope, you: Seat) => boolean,
): EffectRule => effectOf<N, L, State>(name, steps, possible)
