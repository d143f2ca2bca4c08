import type { Seat, Step } from '@dejarik/kernel'
import { goto } from '@dejarik/kernel'
import {
  type Any,
  aim,
  aimed,
  bind,
  canAim,
  type EffectFrame,
  inFull,
  nodeOf,
  type Scope,
  scopeOf,
} from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import type { Target } from './tree.js'

/** What an effect asks of its targets beyond their words; `f` where some of them are found already. */
export type Suits<N> = (t: Table, thing: number, node: N, x: Scope, you: Seat, f?: Any) => boolean

/** "A Walker, a Speeder, and a Jedi" is aimed at one after the other. */
const partsOf = (target: Any): Any[] =>
  typeof target === 'object' && 'and' in target ? target.and.flatMap(partsOf) : [target]

const isRef = (target: Any): boolean => typeof target === 'string' || 'that' in target

/**
 * Two steps that find the targets of an effect and keep them under `key`; `full` is false once there are too few. What was
 * chosen is "that unit" and "that card" from then on; "that number" stays what it was.
 */
export function aiming<N>(
  key: string,
  target: (node: N) => Target | undefined,
  suits?: Suits<N>,
): Record<string, Step<State, EffectFrame & Any>> {
  const part = `${key}-part`
  const again = `aim-${key}`
  return {
    [again](t, f) {
      const node = nodeOf<N>(t, f)
      const wanted = target(node)
      f[key] ??= []
      f.result = []
      if (wanted === undefined) return
      const wantedNow = partsOf(wanted)[f[part] ?? 0]
      const x = scopeOf(t, f)
      aim(t, f, wantedNow, (thing) => !f[key].includes(thing) && (suits?.(t, thing, node, x, f.you, f) ?? true))
    },
    [`aimed-${key}`](t, f) {
      const wanted = target(nodeOf<N>(t, f))
      f.full ??= true
      if (wanted === undefined) return
      const parts = partsOf(wanted)
      const at = (f[part] ?? 0) as number
      const x = scopeOf(t, f)
      const { number, that } = x
      const before = { ...that }
      const found = aimed(t, f, parts[at])
      if (!inFull(t, f, parts[at], found)) f.full = false
      f[key].push(...found)
      x.number = number
      if (isRef(parts[at])) x.that = before
      else if (parts[at].from?.kind !== 'die' && parts[at].each?.kind !== 'die') bind(t, x, 'unit', f[key])
      f[part] = at + 1
      if (at + 1 < parts.length) goto(f, again)
    },
  }
}

/** Is there something to aim at for every part of the target? */
export function mayAim<N>(t: Table, target: Target | undefined, node: N, x: Scope, you: Seat, suits?: Suits<N>) {
  if (target === undefined) return true
  const fits = suits && ((thing: number) => suits(t, thing, node, x, you))
  if (typeof target !== 'object' || !('and' in target)) return canAim(t, target, x, you, fits)
  return partsOf(target).every((part) => canAim(t, part, x, you, fits))
}
