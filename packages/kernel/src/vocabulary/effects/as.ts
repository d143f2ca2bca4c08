import { finish, goto } from '../../procedures.js'
import type { Seat } from '../../state.js'
import { heard, pass, words } from '../grammar/words.js'
import { effect, nodeOf, type Outcome, perform, possible, scopeOf } from '../interpreter.js'
import { playersOf } from '../players.js'
import type { KernelTree, Tree } from '../tree.js'

/** That player does A: inside, "you" is that player. */
export interface AsEffect<G extends Tree> {
  do: 'as'
  who: G['who']
  effect: G['effect']
}

/** Another player does it: inside, "you" is that player. Several do it one after the other. */
export const asEffect = effect<AsEffect<KernelTree>, { left?: Seat[]; outcome?: Outcome }>(
  'as',
  {
    begin(t, f) {
      f.result = true
      f.left = [...playersOf(t, nodeOf<AsEffect<KernelTree>>(t, f).who, scopeOf(t, f), f.you)]
      if (f.left.length === 0) finish(t, f, false)
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
