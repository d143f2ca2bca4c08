import { ask, call, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { isNamed, mostNamed, payable, useForce as using } from '../rules/costs.js'
import { useOne } from '../rules/life-force.js'
import { countIn, FORCE } from '../rules/zones.js'
import { effect } from './effect.js'
import type { Value, Who } from './tree.js'

/** From your Force Pile, or that player's. `x`: a number you name, at most `most`. rule swccg.paying-costs */
export interface UseForce {
  do: 'use-force'
  n: Value
  from?: Who
  most?: Value
}

export const useForceWords = words('use-force', [
  '<spend> {n:much} Force (from {from:whos} Force Pile) (up to {most:plain})',
  '<spend> Force equal to {n:amount}',
])

export const useForce = effect<UseForce, { left?: number[]; n?: number }>(
  'use-force',
  {
    name(t, f) {
      const node = nodeOf<UseForce>(t, f)
      const { n } = node
      const x = scopeOf(t, f)
      // rule swccg.starting-general-rules: before the game this part is left out, and no number is named.
      if (t.s.phase === 'starting') {
        if (isNamed(n)) x.that.x = [0]
        finish(t, f, true)
        return
      }
      if (!isNamed(n) || x.that.x !== undefined) {
        f.n = amount(t, n, x, f.you)
        goto(f, 'begin')
        return
      }
      const most = mostNamed(t, node, x, f.you)
      if (most < 1) {
        finish(t, f, false)
        return
      }
      const options = Array.from({ length: most }, (_, i) => offer.number(i + 1))
      ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    named(t, f, answer: Of<'number'>) {
      f.n = answer.n
      scopeOf(t, f).that.x = [f.n]
    },
    begin(t, f) {
      const { from } = nodeOf<UseForce>(t, f)
      f.left = from === undefined ? [f.you] : [...playersOf(t, from, scopeOf(t, f), f.you)]
    },
    next(t, f) {
      const seat = f.left?.shift()
      if (seat === undefined) {
        finish(t, f, true)
        return
      }
      goto(f, 'next')
      // A result may ask for Force that is no longer there: then it is not used, nor done what it was for.
      if (seat === f.you && payable(t, seat) < (f.n as number)) finish(t, f, false)
      else if (seat === f.you) call(t, using, { seat, n: f.n as number })
      else for (let i = 0; i < (f.n as number) && countIn(t.s, seat, FORCE) > 0; i++) useOne(t, seat)
    },
  },
  (t, node, x, you) => {
    if (t.s.phase === 'starting') return true
    if (isNamed(node.n) && x.that.x === undefined) return mostNamed(t, node, x, you) >= 1
    const n = amount(t, node.n, x, you)
    return (node.from === undefined ? [you] : playersOf(t, node.from, x, you)).every(
      (seat) => (seat === you ? payable(t, seat) : countIn(t.s, seat, FORCE)) >= n,
    )
  },
)
