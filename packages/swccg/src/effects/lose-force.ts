import { call, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { loseForce as losing } from '../rules/lose-force.js'
import { tally } from '../rules/modifiers/player-numbers.js'
import { isPaying } from '../rules/text-action.js'
import { effect } from './effect.js'
import type { Value, Zone } from './tree.js'

/** `from`: as much as possible comes from there. rules swccg.losing-force, swccg.losing-force-from-x */
export interface LoseForce {
  do: 'lose-force'
  n: Value
  from?: Zone
}

export const loseForceWords = words('lose-force', [
  '<lose> {n:much} Force (from {from:zone})',
  '<lose> Force equal to {n:amount} (from {from:zone})',
])

export const loseForce = effect<LoseForce>('lose-force', {
  begin(t, f) {
    const { n: value, from } = nodeOf<LoseForce>(t, f)
    const n = amount(t, value, scopeOf(t, f), f.you)
    // rule swccg.paying-costs: what is paid must really be lost.
    const cause = isPaying(t) ? 'cost' : 'text'
    // rule swccg.for-each: counted once; nothing to count is a 0 that nothing changes.
    const much = cause === 'cost' || n === 0 ? n : tally(t, 'force-loss', f.you, -1, Number.isFinite(n) ? n : 0)
    call(t, losing, { seat: f.you, n: much, cause, ...(from === undefined ? {} : { from }) })
  },
  done(t, f) {
    scopeOf(t, f).number = f.result as number
    finish(t, f, true)
  },
})
