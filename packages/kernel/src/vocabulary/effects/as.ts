import type { EffectTree } from '../../abilities/catalog.js'
import { pick } from '../../decisions/pick.js'
import { call, finish, goto } from '../../procedures.js'
import type { Seat } from '../../state/state.js'
import type { Table } from '../../table.js'
import { heard, pass, words } from '../grammar/words.js'
import { type EffectFrame, effect, nodeOf, type Outcome, perform, possible, scopeOf } from '../interpreter.js'
import { playersOf } from '../players.js'
import type { KernelTree, Tree } from '../tree.js'

/** That player does A: inside, "you" is that player. */
export interface AsEffect<G extends Tree> {
  do: 'as'
  who: G['who']
  effect: G['effect']
}

/** The one goes first, the others in the order in which they were. */
const startingWith = (seats: readonly Seat[], first: Seat): Seat[] => [first, ...seats.filter((seat) => seat !== first)]

/** Who goes first: it is asked only where several have something to do. */
function order(t: Table, f: EffectFrame & { left?: Seat[] }, effect: EffectTree): void {
  const left = f.left as Seat[]
  const how = left.length < 2 ? undefined : t.rules.words.atOnce?.(t)
  if (how === undefined) return
  if ('first' in how) {
    if (left.includes(how.first)) f.left = startingWith(left, how.first)
    return
  }
  const x = scopeOf(t, f)
  const from = left.filter((seat) => possible(t, effect, x, seat)).sort((a, b) => a - b)
  if (from.length > 1) call(t, pick, { seat: how.says, from, min: 1, max: 1, as: 'seat', about: 'first', node: f.node })
}

/**
 * Another player does it: inside, "you" is that player. Several do it one after the other, in the order that the game
 * has for what happens at once.
 */
export const asEffect = effect<AsEffect<KernelTree>, { left?: Seat[]; outcome?: Outcome }>(
  'as',
  {
    begin(t, f) {
      f.result = true
      f.left = [...playersOf(t, nodeOf<AsEffect<KernelTree>>(t, f).who, scopeOf(t, f), f.you)]
      if (f.left.length === 0) finish(t, f, false)
      else order(t, f, nodeOf<AsEffect<KernelTree>>(t, f).effect)
    },
    first(_t, f) {
      const [first] = Array.isArray(f.result) ? (f.result as Seat[]) : []
      f.result = true
      if (first !== undefined) f.left = startingWith(f.left as Seat[], first)
    },
    next(t, f) {
      if (f.result !== true && f.outcome !== false) f.outcome = f.result as Outcome
      const seat = (f.left as Seat[]).shift()
      if (seat === undefined) {
        finish(t, f, f.outcome ?? true)
        return
      }
      goto(f, 'next')
      perform(t, nodeOf<AsEffect<KernelTree>>(t, f).effect, f, seat)
    },
  },
  (t, node, x, you) => playersOf(t, node.who, x, you).some((seat) => possible(t, node.effect, x, seat)),
)

export const asWords = [
  // Where nothing may stay open behind it.
  ...words('as', ['{who:somebody} {effect:acts/they}'], 'deed'),
  pass('deed', '{x:acts}'),
  // After "you can".
  ...words('as', ['have {who:somebody} {effect:closed/they-bare}'], 'wish'),
  pass('wish', '{x:sentence}'),
  ...words(
    'as',
    [
      '{who:somebody} {effect:closed/they}',
      'force {who:somebody} to {effect:sentence/they-bare}',
      'have {who:somebody} {effect:closed/they-bare}',
    ],
    'last',
  ),
  heard('last', 'they {effect:closed/they-bare}', ({ effect }) => ({ do: 'as', who: { it: 'player' }, effect }), {
    voices: ['you'],
  }),
]
