import { type Card, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addLasting } from '../columns.js'
import { has, immunity } from '../rules/modifiers/numbers.js'
import { isPlayers } from '../rules/modifiers/printed.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Condition, Gain, Query, Stat, Target, Until, Who } from './tree.js'

/** They get what `gets` lists, until then. A Query is asked anew at every moment, a Target once. rules swccg.duration, swccg.global-effects-state */
export interface Get {
  do: 'get'
  to: Target | Query | Who
  gets: Gain[]
  until: Until
  while?: Condition
}

export const getWords = words('get', ['{to:receiver} {gets:predicates} {until:until} (while {while:condition})'])

/** Is it given to whatever a query describes at each moment? */
const isQuery = (to: Get['to']): to is Query => typeof to === 'object' && 'kind' in to

const printed: ReadonlySet<unknown> = new Set([
  'power',
  'ability',
  'forfeit',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
])

/** The number of a card that this gain changes; undefined: none, or none that a card could be without. */
function changed(gain: Gain): Stat | undefined {
  const name =
    'modify' in gain
      ? gain.modify
      : 'set' in gain
        ? gain.set
        : 'multiply' in gain
          ? gain.multiply
          : 'halve' in gain && gain.halve
  return printed.has(name) || name === 'immunity' ? (name as Stat) : undefined
}

/**
 * rule swccg.implied-target-rule: a number that a card does not have is neither modified nor reset, so an action that would do
 * it cannot target that card. Armor and maneuver together are "armor or maneuver": one of them is enough.
 */
function hasNumbers(t: Table, gets: readonly Gain[], card: Card): boolean {
  const names = gets.map(changed)
  const either = names.includes('armor') && names.includes('maneuver')
  if (either && !has(t, card, 'armor') && !has(t, card, 'maneuver')) return false
  return gets.every((gain, i) => {
    const name = names[i]
    if (name === undefined || (either && (name === 'armor' || name === 'maneuver'))) return true
    // Whoever is to lose an immunity must have one; it may be gained by anybody.
    if (name === 'immunity') return !('set' in gain && gain.to === 0) || immunity(t, card) > 0
    return has(t, card, name)
  })
}

export const get = effect<Get>(
  'get',
  {
    aim(t, f) {
      const { to } = nodeOf<Get>(t, f)
      if (!isQuery(to) && !isPlayers(to)) aim(t, f, to)
    },
    give(t, f) {
      const { to, until } = nodeOf<Get>(t, f)
      const x = scopeOf(t, f)
      const { s } = t
      const that = { ...x.that }
      if (isPlayers(to)) {
        that['#seats'] = [1]
        that['#to'] = [...playersOf(t, to, x, f.you)]
      } else if (!isQuery(to)) that['#to'] = aimed(t, f, to).map((card) => refOf(s, card))
      // "Your next turn" ends with the turn after this one that is yours. rule swccg.duration
      const lasts = until === 'your-next-turn' ? (s.active === f.you ? 'turn-after-next' : 'next-turn') : until
      addLasting(s, {
        node: f.node,
        source: x.source,
        you: f.you,
        that,
        number: x.number,
        until: lasts,
        since: ++s.clock,
      })
      finish(t, f, true)
    },
  },
  (t, node, x, you) =>
    isQuery(node.to) || isPlayers(node.to) || canAim(t, node.to, x, you, (card) => hasNumbers(t, node.gets, card)),
)
