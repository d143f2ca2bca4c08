import { ability, type Card, call, controllerOf, NONE, nodeAt, refOf } from '@dejarik/kernel'
import { possible } from '@dejarik/kernel/vocabulary'
import { forceOf } from '../columns.js'
import type { Effect } from '../effects/tree.js'
import type { Table } from '../state.js'
import { forceIn } from './costs.js'
import { isMeant, isUsable } from './described.js'
import { type Given, givenTo, givenToPlayer } from './gains.js'
import { scopeFor } from './scope.js'

/** What a player may do to attack a unit all the same: an effect, and the card that asks for it. */
export interface Toll {
  node: number
  from: Card
}

/** What must be done to attack that unit, if such a text speaks of it. */
function priceOf(t: Table, { gain, x }: Given, target: Card): Effect | undefined {
  if (!('cannot' in gain) || gain.cannot !== 'attack') return undefined
  const { unless, what } = gain
  return what === undefined || (!isUsable(what) && isMeant(t, what, target, x)) ? unless : undefined
}

/** "They cannot attack it unless they pay": each such text asks for its own. rule swtcg.cant-attack */
export function tollsOf(t: Table, unit: Card, target: Card): Toll[] {
  const all = [...givenTo(t, unit, 'attack'), ...givenToPlayer(t, controllerOf(t.s, unit), 'attack')]
  return all.flatMap((given): Toll[] => {
    const price = priceOf(t, given, target)
    const node = price === undefined ? undefined : t.catalog.nodeOf.get(price)
    return node === undefined ? [] : [{ node, from: given.from }]
  })
}

const scope = (t: Table, unit: Card, from: Card) => {
  const you = controllerOf(t.s, unit)
  return scopeFor(you, refOf(t.s, from))
}

/** Could all of them be paid together? */
export function mayPayTolls(t: Table, unit: Card, tolls: readonly Toll[]): boolean {
  const you = controllerOf(t.s, unit)
  const force = tolls.reduce((sum, { node }) => sum + forceIn(nodeAt(t.catalog, node)), 0)
  return (
    force <= forceOf(t.s, you) &&
    tolls.every(({ node, from }) => possible(t, nodeAt(t.catalog, node), scope(t, unit, from), you))
  )
}

export function payToll(t: Table, unit: Card, { node, from }: Toll): void {
  call(t, ability, { clause: NONE, node, scope: t.s.stack.length, may: false, ...scope(t, unit, from) })
}
