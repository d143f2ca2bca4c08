import type { Card, Seat } from '@dejarik/kernel'
import { amount, bind, bound, find, nounOf, type Scope } from '@dejarik/kernel/vocabulary'
import type { Amount, Target } from '../effects/tree.js'
import { queryOf } from '../rules/described.js'
import type { Table } from '../state.js'

/** A player who imagines what would come of an effect: everything is counted for them, in damage. */
export interface Mind {
  readonly t: Table
  readonly me: Seat
  readonly x: Scope
  /** The chance in which it is played. */
  readonly on: string
}

/** What is good for its controller is good for the mind where that is theirs. */
export const mine = ({ t, me }: Mind, card: Card, good: number): number => (t.s.controller[card] === me ? good : -good)

export const much = ({ t, x }: Pick<Mind, 't' | 'x'>, n: Amount | 'some', you: Seat): number => {
  if (typeof n === 'number') return n
  if (n === 'all' || n === 'any' || n === 'some') return 20
  return typeof n === 'object' && 'upTo' in n ? much({ t, x }, n.upTo, you) : amount(t, n, x, you)
}

/** The things that whoever chooses would take, by what each is worth to the mind; they are "that …" from now on. */
export function taken(mind: Mind, target: Target, you: Seat, worth: (thing: number) => number): number {
  const { t, x, me } = mind
  if (typeof target === 'string' || 'that' in target) {
    let sum = 0
    for (const thing of bound(t, target, x)) sum += worth(thing)
    return sum
  }
  const query = queryOf(target)
  if (query === undefined) return 0
  const found = find(t, query, x, you)
  if ('each' in target) {
    let sum = 0
    for (const thing of found) sum += worth(thing)
    bindAll(mind, target, found)
    return sum
  }
  const sign = you === me ? 1 : -1
  const values = found.map((thing) => [thing, sign * worth(thing)] as const).sort((a, b) => b[1] - a[1])
  const choose = 'choose' in target ? target.choose : 1
  const free = choose === 'any' || choose === 'some' || (typeof choose === 'object' && 'upTo' in choose)
  const most = much(mind, choose, you)
  let sum = 0
  let n = 0
  for (; n < most && n < values.length; n++) {
    const [, good] = values[n] as readonly [number, number]
    if (free && good <= 0) break
    sum += sign * good
  }
  bindAll(
    mind,
    target,
    values.slice(0, n).map(([thing]) => thing),
  )
  return sum
}

/** Whatever noun chose it, a card is "that unit" here. */
export function bindAll({ t, x }: Mind, target: Target, chosen: readonly number[]): void {
  bind(t, x, nounOf(target), chosen)
  if (queryOf(target)?.kind !== 'die') bind(t, x, 'unit', chosen)
}
