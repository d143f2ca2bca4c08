import type { Option } from './decisions.js'
import { ask, finish, goto, procedure } from './procedures.js'
import type { Seat } from './state.js'
import { windowRules } from './windows.js'

interface Alternating {
  /** The phase or segment it is. */
  during: string
  next: Seat
  passes?: number
}

/**
 * rules swccg.types-of-actions, swccg.mandatory-actions: top-level actions in turn until all pass in a row; what must
 * be done in this time and was not then happens by itself, and nobody may act any more.
 */
export const alternate = procedure<Alternating>('alternate', {
  offer(t, f) {
    if ((f.passes ?? 0) >= t.s.seats || windowRules(t).closed?.(t, f.during)) goto(f, 'mandatory')
    else
      ask(t, f.next, 'action', [...(windowRules(t).topLevel?.(t, f.next, f.during) ?? []), { do: 'pass' }], {
        about: { during: f.during },
      })
  },
  chosen(t, f, answer) {
    const seat = f.next
    f.next = (seat + 1) % t.s.seats
    goto(f, 'offer')
    if (answer.do === 'pass') {
      f.passes = (f.passes ?? 0) + 1
      t.watch?.({ is: 'passed', seat })
    } else {
      f.passes = 0
      windowRules(t).begin?.(t, seat, answer, f.during)
    }
  },
  mandatory(t, f) {
    const left: Option[] = windowRules(t).mandatory?.(t, f.during) ?? []
    if (left.length === 0) finish(t, f)
    else ask(t, windowRules(t).active(t), 'order', left)
  },
  mandatoryChosen(t, f, answer) {
    goto(f, 'mandatory')
    windowRules(t).begin?.(t, t.s.controller[answer.card as number] as Seat, answer, f.during)
  },
})
