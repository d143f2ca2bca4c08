import type { EffectTree, Seat } from '@dejarik/kernel'
import { finish, goto } from '@dejarik/kernel'
import { type EffectFrame, type EffectRule, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import type { Target } from './tree.js'

interface Each<N> {
  target(node: N): Target
  suits?: Suits<N>
  /** Does it to one of them; may call one procedure as its last deed. False: it was not done in full. */
  each(t: Table, f: EffectFrame, thing: number, node: N, x: Scope): boolean | undefined
  /** Must hold besides having a target. */
  possible?(t: Table, node: N, x: Scope, you: Seat): boolean
}

/** An effect that does one thing to each of its targets, one after the other. */
export function overTargets<N extends EffectTree>(name: string, how: Each<N>): EffectRule {
  return effect<N, { things: number[]; full?: boolean }, State>(
    name,
    {
      ...aiming<N>('things', how.target, how.suits),
      next(t, f) {
        if (f.result === false) f.full = false
        const thing = f.things.shift()
        if (thing === undefined) {
          finish(t, f, f.full === true)
          return
        }
        f.result = true
        goto(f, 'next')
        const node = nodeOf<N>(t, f)
        const x = scopeOf(t, f)
        // What came before may have changed it.
        if (how.suits && !how.suits(t, thing, node, x, f.you)) f.full = false
        else if (how.each(t, f, thing, node, x) === false) f.full = false
      },
    },
    (t, node, x, you) =>
      mayAim(t, how.target(node), node, x, you, how.suits) && (how.possible?.(t, node, x, you) ?? true),
  )
}
