import type { Seat, Step } from '@dejarik/kernel'
import { goto } from '@dejarik/kernel'
import {
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
import { queryOf } from '../rules/described.js'
import type { State, Table } from '../state.js'
import type { Target } from './tree.js'

/** The frame of an effect that aims: what was found lies under a key of the verb's own, and beside it how many parts were. */
type Aiming = EffectFrame & { full?: boolean }
type Found = Readonly<Record<string, number[] | undefined>>

/** What an effect asks of its targets beyond their words; `f` where some of them are found already. */
export type Suits<N> = (t: Table, thing: number, node: N, x: Scope, you: Seat, f?: Found) => boolean

/** "A Walker, a Speeder, and a Jedi" is aimed at one after the other. */
const partsOf = (target: Target): Target[] =>
  typeof target === 'object' && 'and' in target ? target.and.flatMap(partsOf) : [target]

const isRef = (target: Target): boolean => typeof target === 'string' || 'that' in target

/**
 * Two steps that find the targets of an effect and keep them under `key`; `full` is false once there are too few. What was
 * chosen is "that unit" and "that card" from then on; "that number" stays what it was.
 */
export function aiming<N>(
  key: string,
  target: (node: N) => Target | undefined,
  suits?: Suits<N>,
): Record<string, Step<State, Aiming>> {
  const part = `${key}-part`
  const again = `aim-${key}`
  // Which keys a frame has is said by whoever names them.
  const foundIn = (f: Aiming): number[] => ((f as Aiming & Record<string, number[] | undefined>)[key] ??= [])
  const partOf = (f: Aiming): number => (f as Aiming & Readonly<Record<string, number | undefined>>)[part] ?? 0
  return {
    [again](t, f) {
      const node = nodeOf<N>(t, f)
      const wanted = target(node)
      const found = foundIn(f)
      f.result = []
      const wantedNow = wanted === undefined ? undefined : partsOf(wanted)[partOf(f)]
      if (wantedNow === undefined) return
      const x = scopeOf(t, f)
      const before = f as Aiming & Found
      aim(t, f, wantedNow, (thing) => !found.includes(thing) && (suits?.(t, thing, node, x, f.you, before) ?? true))
    },
    [`aimed-${key}`](t, f) {
      const wanted = target(nodeOf<N>(t, f))
      f.full ??= true
      if (wanted === undefined) return
      const parts = partsOf(wanted)
      const at = partOf(f)
      const now = parts[at]
      if (now === undefined) return
      const x = scopeOf(t, f)
      const { number, that } = x
      const before = { ...that }
      const found = aimed(t, f, now)
      if (!inFull(t, f, now, found)) f.full = false
      const all = foundIn(f)
      all.push(...found)
      x.number = number
      if (isRef(now)) x.that = before
      else if (queryOf(now)?.kind !== 'die') bind(t, x, 'unit', all)
      Object.assign(f, { [part]: at + 1 })
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
