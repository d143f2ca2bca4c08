import { ability, type Card, call, controllerOf, NONE, refOf } from '@dejarik/kernel'
import { type Any, bound, isA, possible } from '@dejarik/kernel/vocabulary'
import { forceOf } from '../columns.js'
import type { Table } from '../state.js'
import { type Given, givenTo, givenToPlayer } from './gains.js'
import { scopeFor } from './scope.js'

/** What a player may do to attack a unit all the same: an effect, and the card that asks for it. */
export interface Toll {
  node: number
  from: Card
}

const speaksOf = (t: Table, { gain, x }: Given, target: Card): boolean => {
  const { cannot, unless, what } = gain as Any
  if (cannot !== 'attack' || unless === undefined) return false
  if (what === undefined) return true
  return typeof what === 'object' && 'kind' in what
    ? isA(t, target, what, x, x.you)
    : bound(t, what, x).includes(target)
}

/** "They cannot attack it unless they pay": each such text asks for its own. rule swtcg.cant-attack */
export function tollsOf(t: Table, unit: Card, target: Card): Toll[] {
  const all = [...givenTo(t, unit, 'attack'), ...givenToPlayer(t, controllerOf(t.s, unit), 'attack')]
  return all
    .filter((given) => speaksOf(t, given, target))
    .map(({ gain, from }) => ({ node: t.catalog.nodeOf.get((gain as Any).unless) as number, from }))
}

const scope = (t: Table, unit: Card, from: Card) => {
  const you = controllerOf(t.s, unit)
  return scopeFor(you, refOf(t.s, from))
}

/** Could all of them be paid together? */
export function mayPayTolls(t: Table, unit: Card, tolls: readonly Toll[]): boolean {
  const you = controllerOf(t.s, unit)
  const trees = tolls.map(({ node }) => t.catalog.nodes[node] as Any)
  const force = trees.reduce((sum, tree) => sum + (tree.do === 'pay-force' ? (tree.n as number) : 0), 0)
  return force <= forceOf(t.s, you) && tolls.every(({ from }, i) => possible(t, trees[i], scope(t, unit, from), you))
}

export function payToll(t: Table, unit: Card, { node, from }: Toll): void {
  call(t, ability, { clause: NONE, node, scope: t.s.stack.length, may: false, ...scope(t, unit, from) })
}
