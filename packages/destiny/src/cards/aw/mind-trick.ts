import { ask, call, finish, goto, nth, pick, type Seat } from '@dejarik/kernel'
import { effect, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../../options/index.js'
import { opponents } from '../../rules/areas.js'
import { inPool, poolOf, removeDie } from '../../rules/dice.js'
import type { Die, State } from '../../state.js'

/** An opponent divides their pool into two groups, either of which may be empty; you remove one group. */
export const mindTrick = effect<{ do: 'native' }, { seat?: Seat; groups?: Die[][] }, State>('mind-trick', {
  opponent(t, f) {
    const others = opponents(t.s, f.you)
    // rule destiny.mp-choosing-opponents
    if (scopeOf(t, f).opponent >= 0 || others.length <= 1) goto(f, 'divide')
    else ask(t, f.you, 'opponent', others.map(offer.opponent))
  },
  opponentChosen(t, f, answer: Of<'opponent'>) {
    scopeOf(t, f).opponent = answer.seat
  },
  divide(t, f) {
    const seat = playersOf(t, 'opponent', scopeOf(t, f), f.you)[0]
    if (seat === undefined) {
      finish(t, f, false)
      return
    }
    f.seat = seat
    const from = poolOf(t.s, seat)
    f.result = []
    if (from.length > 0) call(t, pick, { seat, from, min: 0, max: from.length, as: 'die', about: 'group' })
  },
  divided(t, f) {
    const first = f.result as Die[]
    f.groups = [first, poolOf(t.s, f.seat as Seat).filter((die) => !first.includes(die))]
  },
  choose(t, f) {
    const groups = (f.groups as Die[][]).map((dice, n) => offer.group(n, dice))
    ask(t, f.you, 'group', groups)
  },
  remove(t, f, answer: Of<'group'>) {
    for (const die of nth(f.groups as Die[][], answer.n)) if (inPool(t.s, die)) removeDie(t, die)
    finish(t, f, true)
  },
})
