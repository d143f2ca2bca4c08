import { kernelOffers } from '../../options/kernel-options.js'
import { ask, finish, goto } from '../../procedures.js'
import type { Seat } from '../../state/state.js'
import { words } from '../grammar/words.js'
import { effect, nodeOf, perform, possible, scopeOf } from '../interpreter.js'
import { playersOf } from '../players.js'
import type { KernelTree, Tree } from '../tree.js'

/** `otherwise`, unless that player does `effect`, which is theirs to choose. */
export interface Unless<G extends Tree> {
  do: 'unless'
  who: G['who']
  effect: G['effect']
  otherwise: G['effect']
}

/** The other player is asked first; only if they do not, or cannot, it happens. */
export const unless = effect<Unless<KernelTree>, { seat?: Seat }>('unless', {
  offer(t, f) {
    const node = nodeOf<Unless<KernelTree>>(t, f)
    const x = scopeOf(t, f)
    const seat = playersOf(t, node.who, x, f.you)[0]
    if (seat === undefined) goto(f, 'otherwise')
    else {
      const can = possible(t, node.effect, x, seat)
      ask(t, seat, 'unless', can ? [kernelOffers.use(), kernelOffers.decline()] : [kernelOffers.decline()], {
        about: { node: f.node },
      })
    }
  },
  offered(t, f, answer) {
    const node = nodeOf<Unless<KernelTree>>(t, f)
    if (answer.do === 'decline') goto(f, 'otherwise')
    else perform(t, node.effect, f, playersOf(t, node.who, scopeOf(t, f), f.you)[0] as Seat)
  },
  prevented(t, f) {
    if (f.result === true) finish(t, f, true)
  },
  otherwise(t, f) {
    perform(t, nodeOf<Unless<KernelTree>>(t, f).otherwise, f)
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})

export const unlessWords = words(
  'unless',
  [
    '{otherwise:acts} unless {who:somebody} {effect:acts/they}',
    { says: '{otherwise:acts} unless you {effect:acts/bare}', with: { who: 'you' } },
  ],
  'closed',
)
