import {
  type ActionRule,
  act,
  actionAt,
  call,
  finish,
  goto,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { surfacing } from './insert-cards.js'
import { activateOne, checkLife, hasReserve } from './life-force.js'
import { forbidden } from './modifiers/permissions.js'
import { countIn, RESERVE } from './zones.js'

/** How many units this player may still activate in the activate phase. */
export const mayActivate = (t: Table, seat: Seat): number => {
  const { s } = t
  if (s.active !== seat || s.phase !== 'activate' || !hasReserve(t, seat)) return 0
  if (forbidden(t, { deed: 'activate', card: NONE, seat, at: NONE })) return 0
  return Math.min(s.generation - s.activated, countIn(s, seat, RESERVE))
}

/** rule swccg.activate-phase: any number, one by one; after each there may be something to respond to. */
export function activateOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (let n = mayActivate(t, seat); n > 0; n--) options.push(offer.activate(n))
  return options
}

export const beginActivating = (t: Table, seat: Seat, n: number): void => call(t, activate, { seat, n, counted: true })

/** So many units, one action each, as far as there are any. */
export const activate = procedure<{ seat: Seat; n: number; counted?: boolean; done?: number }, State>('activate', {
  next(t, f) {
    const barred = forbidden(t, { deed: 'activate', card: NONE, seat: f.seat, at: NONE })
    // rule swccg.starting-general-rules: nor is any activated before the game.
    if (f.n <= 0 || t.s.phase === 'starting' || barred || !hasReserve(t, f.seat)) {
      checkLife(t)
      finish(t, f, f.done ?? 0)
      return
    }
    f.n--
    f.done = (f.done ?? 0) + 1
    if (f.counted) t.s.activated++
    goto(f, 'next')
    act(t, 'activate', f.seat, { nth: f.counted ? t.s.activated : 0 })
  },
})

export const activateUnit = procedure<{ action: number }, State>('activate-unit', {
  move(t, f) {
    activateOne(t, actionAt(t, f.action).by)
  },
})

/** rule swccg.activating-force: each card is an action of its own. */
export const activateRule: ActionRule<State> = {
  initiated: (t, f) => [
    { on: 'about-activate', by: f.by, at: t.s.stack.lastIndexOf(f), seat: f.by, nth: f.nth, number: 1 },
  ],
  result: activateUnit,
  completed: (t, f) => [
    { on: 'just-activate', by: f.by, at: NONE, seat: f.by, nth: f.nth, number: 1 },
    ...surfacing(t),
  ],
}
