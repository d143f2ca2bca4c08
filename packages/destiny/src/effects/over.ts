import type { EffectTree, Seat } from '@dejarik/kernel'
import { finish, goto } from '@dejarik/kernel'
import {
  aim,
  aimed,
  canAim,
  type EffectFrame,
  type EffectRule,
  effect,
  inFull,
  nodeOf,
  type Scope,
  scopeOf,
} from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import type { Target } from './tree.js'

interface Each<N> {
  target(node: N): Target
  /** What an effect asks of its targets beyond their words. */
  fits?(t: Table, thing: number, x: Scope, you: Seat, node: N): boolean
  /** Does it to one of them; may call one procedure as its last deed. False: it was not done in full. */
  each(t: Table, f: EffectFrame, thing: number, node: N, x: Scope): boolean | undefined
  /** Must hold besides having a target. */
  possible?(t: Table, node: N, x: Scope, you: Seat): boolean
}

/** An effect that does one thing to each of its targets, one after the other. */
export function overTargets<N extends EffectTree>(name: string, how: Each<N>): EffectRule {
  const fits = (t: Table, node: N, x: Scope, you: Seat) =>
    how.fits && ((thing: number) => how.fits?.(t, thing, x, you, node) ?? true)
  return effect<N, { left?: number[]; full?: boolean }, State>(
    name,
    {
      aim(t, f) {
        const node = nodeOf<N>(t, f)
        aim(t, f, how.target(node), fits(t, node, scopeOf(t, f), f.you))
      },
      begin(t, f) {
        const node = nodeOf<N>(t, f)
        f.left = [...aimed(t, f, how.target(node))]
        f.full = inFull(t, f, how.target(node), f.left)
      },
      next(t, f) {
        if (f.result === false) f.full = false
        const thing = (f.left as number[]).shift()
        if (thing === undefined) {
          finish(t, f, f.full === true)
          return
        }
        f.result = true
        goto(f, 'next')
        const node = nodeOf<N>(t, f)
        const x = scopeOf(t, f)
        if (how.fits && !how.fits(t, thing, x, f.you, node)) f.full = false
        else if (how.each(t, f, thing, node, x) === false) f.full = false
      },
    },
    (t, node, x, you) =>
      canAim(t, how.target(node), x, you, fits(t, node, x, you)) &&
      (how.possible === undefined || how.possible(t, node, x, you)),
  )
}
