import { ask, type Cost, finish, goto, NONE, openWindow, procedure, type Seat } from '@dejarik/kernel'
import { amount, type Scope } from '@dejarik/kernel/vocabulary'
import type { Value } from '../effects/tree.js'
import { type Of, useForceOf } from '../options/index.js'
import { other, type State, type Table } from '../state.js'
import { useOne } from './life-force.js'
import { allowing } from './modifiers/permissions.js'
import { countIn, FORCE } from './zones.js'

/** May this player use Force of the opponent's pile? */
const mayBorrow = (t: Table, seat: Seat): boolean =>
  countIn(t.s, other(seat), FORCE) > 0 && allowing(t, { deed: 'use-force', card: NONE, seat, at: NONE }) !== null

/** How much Force this player could use now. */
export const payable = (t: Table, seat: Seat): number =>
  countIn(t.s, seat, FORCE) + (mayBorrow(t, seat) ? countIn(t.s, other(seat), FORCE) : 0)

/** Is it a number that the player names, rather than one that the text gives? */
export const isNamed = (n: unknown): boolean => typeof n === 'object' && n !== null && 'x' in n

/** rule swccg.up-to: the most that may be named for this use of Force. At least 1 must be, so below that it cannot be paid. */
export const mostNamed = (t: Table, { most }: { most?: Value }, x: Scope, you: Seat): number =>
  Math.min(payable(t, you), most === undefined ? Number.POSITIVE_INFINITY : amount(t, most, x, you))

/** Force as a cost. */
export const useCost = (seat: Seat, n: number): Cost[] => (n > 0 ? [{ procedure: 'use-force', seat, n }] : [])

/** rules swccg.paying-costs, swccg.used-pile: one card after the other from Force Pile to Used Pile. */
export const useForce = procedure<{ seat: Seat; n: number; used?: number; whose?: Seat }, State>('use-force', {
  from(t, f) {
    // rule swccg.starting-general-rules: before the game no Force is used, and that part of an action is left out.
    if (f.n <= 0 || t.s.phase === 'starting') {
      finish(t, f, f.used ?? 0)
      return
    }
    const own = countIn(t.s, f.seat, FORCE) > 0
    const borrow = mayBorrow(t, f.seat)
    const options = [...(own ? [useForceOf(f.seat)] : []), ...(borrow ? [useForceOf(other(f.seat))] : [])]
    if (options.length === 0) throw new Error('Force must be used that is not there')
    ask(t, f.seat, 'use-force', options, { about: { n: f.n } })
  },
  use(t, f, { seat: whose }: Of<'use', 'seat'>) {
    useOne(t, whose)
    f.n--
    f.used = (f.used ?? 0) + 1
    openWindow(t, [{ on: 'just-use-force', by: f.seat, at: NONE, seat: f.seat, from: whose, number: 1 }])
  },
  next(_t, f) {
    goto(f, 'from')
  },
})
