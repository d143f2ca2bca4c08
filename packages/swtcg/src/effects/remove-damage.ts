import { ask, type Card, finish, goto, intend, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addDamage, damageOn } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { givenToPlayer } from '../rules/gains.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { rangeOf, type Settled, settle } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** `split`: `n` in all, divided among them as you wish. `left`: all but that many. */
export interface RemoveDamage {
  do: 'remove-damage'
  n: Amount
  from: Target
  split?: true
  left?: true
}

export const removeDamageWords = words('remove-damage', [
  '<take> {n:some} damage #counter off {from:thing}',
  '<remove> {n:some} damage #counter from {from:thing}',
  { says: '<remove> {n:some} damage #counter in all from {from:thing}', with: { split: true } },
  { says: '<remove> {n:some} damage #counter from {from:thing}, divided', with: { split: true } },
  { says: '<remove> all but {n:digits} damage #counter from {from:thing}', with: { left: true } },
  { says: '<remove> a number of damage counters from {from:thing} equal to {n:amount}', read: (s) => s },
  '<remove> as many damage counters from {from:thing} as {n:amount}',
])

interface Removing {
  you: Seat
  n: Settled
  left: Card[]
  removed: number
  /** How much of `n` is used up: less than was removed where twice as many may be. */
  used: number
  full?: boolean
}

const isDamaged = (t: Table, card: Card): boolean => damageOn(t.s, card) > 0

type Range = ReturnType<typeof rangeOf>

/** How many counters may come off this card, of so many in all. */
function bounds(t: Table, f: Removing, node: RemoveDamage): Range {
  const [card] = f.left
  const have = damageOn(t.s, card as Card)
  if (doubles(t, f, card as Card)) {
    const n = plainBounds(t, f, node).most
    return { least: 0, most: Math.min(have, 2 * n), wanted: 0 }
  }
  return plainBounds(t, f, node)
}

/** "Up to twice that many instead", from one's own units. */
const doubles = (t: Table, f: { you: Seat }, card: Card): boolean =>
  t.s.controller[card] === f.you && givenToPlayer(t, f.you, 'removes-double').length > 0

function plainBounds(t: Table, f: Removing, node: RemoveDamage): Range {
  const [card] = f.left
  const have = damageOn(t.s, card as Card)
  if (node.left) {
    const n = Math.max(0, have - (f.n as number))
    return { least: n, most: n, wanted: n }
  }
  if (!node.split) return rangeOf(f.n, have)
  // What is not taken here must still be found on the others, where the text leaves no choice.
  const others = f.left.slice(1).reduce((sum, each) => sum + damageOn(t.s, each), 0)
  const { least, most } = rangeOf(f.n, f.used + have + others)
  const need = Math.max(0, least - f.used - others)
  return { least: need, most: Math.min(have, most - f.used), wanted: 0 }
}

/** rule swtcg.gl-damage-counter */
export const removeDamage = effect<RemoveDamage, Removing, State>(
  'remove-damage',
  {
    settle(t, f) {
      f.n = settle(t, nodeOf<RemoveDamage>(t, f).n, scopeOf(t, f), f.you)
      f.removed = 0
      f.used = 0
    },
    ...aiming<RemoveDamage>('left', (node) => node.from, isDamaged),
    howMany(t, f) {
      const [card] = f.left
      if (card === undefined) {
        scopeOf(t, f).number = f.removed
        finish(t, f, f.removed > 0 && f.full === true)
        return
      }
      const { least, most } = bounds(t, f, nodeOf<RemoveDamage>(t, f))
      const options = Array.from({ length: most - least + 1 }, (_, i) => offer.number(least + i))
      ask(t, f.you, 'number', options, { about: { node: f.node, card } })
    },
    remove(t, f, answer: Of<'number'>) {
      const n = answer.n
      if (n < bounds(t, f, nodeOf<RemoveDamage>(t, f)).wanted) f.full = false
      const card = f.left.shift() as Card
      goto(f, 'howMany')
      if (n === 0) return
      addDamage(t.s, card, -n)
      f.removed += n
      f.used += doubles(t, f, card) ? Math.ceil(n / 2) : n
      t.watch?.({ is: 'removed-damage', card, n })
      intend(t, { kind: 'remove-damage', card, by: f.you, number: n })
    },
  },
  (t, node, x, you) => mayAim(t, node.from, node, x, you, isDamaged),
)
