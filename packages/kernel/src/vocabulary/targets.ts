import type { EffectTree } from '../abilities/catalog.js'
import { randomCard } from '../chance/script.js'
import { largest, pick } from '../decisions/pick.js'
import { call } from '../procedures.js'
import type { Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { amount, bind, bound, type EffectFrame, nodeOf, type Scope, scopeOf } from './interpreter.js'
import { exists, find } from './queries.js'
import type { Count, KernelTree, TargetTree } from './tree.js'

/** How an effect gets its things; see docs/vocabulary.md. */
type Target = TargetTree

/** The noun under which a target is bound: "that die", "that character". */
export function nounOf(target: Target): string {
  if (typeof target === 'string') return target === 'this-die' ? 'die' : 'card'
  if ('that' in target) return target.that
  if ('top' in target) return 'card'
  if ('and' in target) return nounOf(target.and[1])
  return ('each' in target ? target.each : target.from).kind
}

/** What an effect asks of its targets beyond their words: only a ready card can be exhausted. */
export type Fits = (thing: number) => boolean

const fitting = (things: number[], ...all: (Fits | undefined)[]): number[] =>
  all.reduce((left, fits) => (fits === undefined ? left : left.filter(fits)), things)

/** How many must and may be chosen of so many. */
function bounds(
  t: Table,
  { choose }: { readonly choose: Count<KernelTree> },
  available: number,
  x: Scope,
  you: Seat,
): { min: number; max: number; wanted: number } {
  if (choose === 'any') return { min: 0, max: available, wanted: 0 }
  if (choose === 'some') return { min: Math.min(1, available), max: available, wanted: 1 }
  if (typeof choose === 'object' && 'upTo' in choose) {
    const max = atMost(amount(t, choose.upTo, x, you), available)
    return { min: Math.min(t.rules.words.leastOfUpTo ?? 0, max), max, wanted: 0 }
  }
  const wanted = amount(t, choose, x, you)
  const n = atMost(wanted, available)
  return { min: n, max: n, wanted }
}

/** As many as that, as far as there are any; a number that does not exist is none. */
const atMost = (n: number, available: number): number => (n > 0 ? Math.min(n, available) : 0)

/**
 * First step of an effect with targets: finds them, asking where there is a choice. The next step reads them with
 * `aimed`. Choosing the only possible things is no choice. rule destiny.choose-target
 */
export function aim(t: Table, f: EffectFrame, target: Target, fits?: Fits): void {
  const x = scopeOf(t, f)
  const { words } = t.rules
  if (typeof target === 'string' || 'that' in target) {
    f.result = [...bound(t, target, x)]
    return
  }
  if ('top' in target) {
    if (target.of === 'any-player') {
      const from = [...words.players(t.s, f.you)]
      call(t, pick, { seat: f.you, from, min: 1, max: 1, as: 'seat', about: 'player', node: f.node })
    } else f.result = words.top(t, target, x, f.you)
    return
  }
  const open = words.targetable?.(t, nodeOf<EffectTree>(t, f).do, x, f.you)
  if ('each' in target) {
    f.result = fitting(find(t, target.each, x, f.you), open, fits)
    return
  }
  if ('and' in target) {
    // The first part is a reference and needs no asking: `aimed` adds it.
    aim(t, f, target.and[1], fits)
    return
  }
  const from = fitting(find(t, target.from, x, f.you), open, fits)
  if ('random' in target) {
    const n = Math.min(amount(t, target.random, x, f.you), from.length)
    const drawn: number[] = []
    while (drawn.length < n) drawn.push(...from.splice(from.indexOf(randomCard(t, from)), 1))
    f.result = drawn
    return
  }
  const together = words.together?.(t, target.from, from, x, f.you)
  const { min, max } = bounds(t, target, together ? largest(from, together) : from.length, x, f.you)
  if (max === 0) f.result = []
  else if (min === from.length) f.result = from
  else {
    const as = target.from.kind === 'die' ? 'die' : 'card'
    const asked = { seat: f.you, from, min, max, as, about: f.procedure, node: f.node }
    call(t, pick, together ? { ...asked, together } : asked)
  }
}

/** Second step: what was aimed at, now bound as "that …". */
export function aimed(t: Table, f: EffectFrame, target: Target): number[] {
  let things = (f.result as number[] | undefined) ?? []
  if (typeof target === 'object' && 'top' in target && target.of === 'any-player') {
    const x = scopeOf(t, f)
    bind(t, x, 'player', things)
    things = [...t.rules.words.top(t, { ...target, of: { that: 'player' } }, x, f.you)]
  }
  if (typeof target === 'object' && 'and' in target) {
    const second = things
    aim(t, f, target.and[0])
    things = [...((f.result as number[] | undefined) ?? []), ...second]
  }
  f.result = true
  const x = scopeOf(t, f)
  bind(t, x, nounOf(target), things)
  x.number = things.length
  return things
}

/** Were as many found as the words ask for? Then, and only then, "then" goes on. */
export function inFull(t: Table, f: EffectFrame, target: Target, things: readonly number[]): boolean {
  if (typeof target === 'string' || 'that' in target) return things.length > 0
  if ('each' in target) return true
  if ('and' in target) return things.length > 0 && inFull(t, f, target.and[1], things.slice(1))
  const x = scopeOf(t, f)
  if ('random' in target) return things.length >= amount(t, target.random, x, f.you)
  if ('top' in target) return things.length >= amount(t, target.top, x, f.you)
  return things.length >= bounds(t, target, things.length, x, f.you).wanted
}

/** Is there anything to aim at? `deed`: to do what, where a text may protect things from that. */
export function canAim(t: Table, target: Target, x: Scope, you: Seat, fits?: Fits, deed = ''): boolean {
  const { words } = t.rules
  if (typeof target === 'string') return bound(t, target, x).some((thing) => fits === undefined || fits(thing))
  if ('that' in target) {
    // What is bound only once the ability is under way cannot be judged before.
    return x.that[target.that] === undefined || bound(t, target, x).some((thing) => fits === undefined || fits(thing))
  }
  if ('top' in target) return words.top(t, target, x, you).length > 0
  if ('and' in target)
    return canAim(t, target.and[0], x, you, fits, deed) && canAim(t, target.and[1], x, you, fits, deed)
  const open = words.targetable?.(t, deed, x, you)
  const query = 'each' in target ? target.each : target.from
  return exists(t, query, x, you, open === undefined ? fits : (thing) => open(thing) && (fits?.(thing) ?? true))
}
