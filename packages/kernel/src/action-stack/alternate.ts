import type { Option } from '../decisions/decisions.js'
import { kernelOffers } from '../options/kernel-options.js'
import { ask, finish, goto, procedure, unasked } from '../procedures.js'
import { controllerOf } from '../state/columns.js'
import type { Card, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { windowRules } from './windows.js'

interface Alternating {
  /** The phase or segment it is. */
  during: string
  next: Seat
  passes?: number
}

function pass(t: Table, f: Alternating): void {
  const seat = f.next
  f.next = (seat + 1) % t.s.seats
  f.passes = (f.passes ?? 0) + 1
  t.watch?.({ is: 'passed', seat })
}

/**
 * rules swccg.types-of-actions, swccg.mandatory-actions: top-level actions in turn until all pass in a row; what must
 * be done in this time and was not then happens by itself, and nobody may act any more.
 */
export const alternate = procedure<Alternating>('alternate', {
  offer(t, f) {
    const rules = windowRules(t)
    while ((f.passes ?? 0) < t.s.seats && !rules.closed?.(t, f.during)) {
      const options = rules.topLevel?.(t, f.next, f.during) ?? []
      if (options.length > 0 || !unasked(t)) {
        options.push(kernelOffers.pass())
        ask(t, f.next, 'action', options, { about: { during: f.during } })
        return
      }
      pass(t, f)
    }
    goto(f, 'mandatory')
  },
  chosen(t, f, answer) {
    goto(f, 'offer')
    if (answer.do === 'pass') pass(t, f)
    else {
      const seat = f.next
      f.next = (seat + 1) % t.s.seats
      f.passes = 0
      windowRules(t).begin?.(t, seat, answer, f.during)
    }
  },
  mandatory(t, f) {
    const left: Option[] = windowRules(t).mandatory?.(t, f.during) ?? []
    if (left.length === 0) finish(t, f)
    else ask(t, windowRules(t).active(t), 'order', left)
  },
  mandatoryChosen(t, f, answer: { readonly do: string; readonly card: Card }) {
    goto(f, 'mandatory')
    windowRules(t).begin?.(t, controllerOf(t.s, answer.card), answer, f.during)
  },
})
