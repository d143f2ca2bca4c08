import type { Option } from '../decisions/decisions.js'
import { nth } from '../nth.js'
import { type Kernel, kernelOffers } from '../options/kernel-options.js'
import { ask, call, finish, goto, procedure, unasked } from '../procedures.js'
import { controllerOf } from '../state/columns.js'
import type { Frame, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import {
  type Asked,
  answers,
  automaticTo,
  isAnyAutomatic,
  key,
  type Occurrence,
  opensAny,
  standing,
  windowRules,
} from './windows.js'

/** What may be answered in a window: a game may offer more kinds, which hold the same where they hold it. */
type Response = Kernel<'respond'>

interface Responding extends Asked {
  next: Seat
  passes?: number
  /** A response with which this window opens: a member of a group has risen to answer it. */
  opening?: Response
  /** Who makes it, where it is an automatic action: that is nobody's turn. */
  openedBy?: Seat
  /** Has anybody responded? */
  answered?: boolean
  /** Answering one of several does not make it rise: all stay in the same chance. */
  together?: boolean
}

/**
 * rules swccg.how-the-stack-works, swccg.the-stack, swccg.automatic-actions, swccg.simultaneous-actions,
 * swccg.time-to-respond: automatic actions first, then just actions in turn,
 * opponent first, until all pass in a row. Of several simultaneous occurrences any may be answered; the one that is
 * rises above its fellows with a window of its own, while turns and passes of the group stand still.
 * Returns whether anybody responded.
 */
export const responses = procedure<Responding>('responses', {
  automatic(t, f) {
    f.about = standing(t, f.about)
    const options: Option[] = []
    if (!f.opening) for (let n = 0; n < f.about.length; n++) automaticTo(t, f, n, options)
    if (options.length === 0) goto(f, 'offer')
    else ask(t, windowRules(t).active(t), 'order', options)
  },
  automaticChosen(t, f, answer: Response) {
    goto(f, 'automatic')
    const seat = answer.by ?? controllerOf(t.s, answer.card)
    if (f.about.length === 1 || f.together) begin(t, f, answer, seat)
    else rise(t, f, answer, { next: f.next, openedBy: seat })
  },
  offer(t, f) {
    f.about = standing(t, f.about)
    const seat = f.next
    if (f.opening) {
      const { opening, openedBy } = f
      delete f.opening
      if (openedBy === undefined) f.next = after(t, seat)
      goto(f, 'automatic')
      begin(t, f, opening, openedBy ?? seat)
    } else offerInTurn(t, f)
  },
  answered(t, f, answer: Response | Kernel<'pass'>) {
    if (answer.do === 'pass') {
      t.watch?.({ is: 'passed', seat: f.next })
      f.passes = (f.passes ?? 0) + 1
      f.next = after(t, f.next)
      goto(f, 'offer')
      return
    }
    const seat = f.next
    f.next = after(t, seat)
    f.passes = 0
    goto(f, 'automatic')
    if (f.about.length === 1 || f.together) begin(t, f, answer, seat)
    else rise(t, f, answer, { next: seat })
  },
})

/** Asks the next seat that can do anything but pass; where all have passed in a row, it is over. */
function offerInTurn(t: Table, f: Frame & Responding): void {
  const { about } = f
  const { seats } = t.s
  const passed = f.passes ?? 0
  let seat = f.next
  // Nothing is written down before somebody is asked: mostly nobody is.
  for (let passes = passed; about.length > 0 && passes < seats; passes++) {
    // Where nobody could answer from that seat, as all can see, it is not asked, and there is nothing to announce.
    if (opensAny(t, seat, about)) {
      const options = answers(t, seat, f)
      if (options.length > 0 || !unasked(t)) {
        if (passes > passed) {
          f.passes = passes
          f.next = seat
        }
        options.push(kernelOffers.pass())
        ask(t, seat, 'respond', options)
        return
      }
      t.watch?.({ is: 'passed', seat })
    }
    seat = after(t, seat)
  }
  finish(t, f, f.answered === true)
}

/** The answered member of a group rises above its fellows, with a window of its own that opens with the answer. */
function rise(t: Table, f: Frame & Responding, answer: Response, turn: Pick<Responding, 'next' | 'openedBy'>): void {
  const [risen] = f.about.splice(answer.subject ?? 0, 1)
  const { subject: _, ...opening } = answer
  f.answered = true
  call(t, responses, { about: [risen], opening, used: f.used ?? [], ...turn })
}

/** Opens a window about one or several occurrences, where any clause in the catalog answers such at all. */
export function openWindow(t: Table, about: Occurrence[], first?: Seat, together = false): void {
  const rules = windowRules(t)
  if (rules.note !== undefined) for (const what of about) rules.note(t, what)
  if (!isAnyHeard(t, about)) return
  const [what] = about
  if (areAllIdle(t, about)) {
    const caller = t.s.stack[t.s.stack.length - 1]
    if (caller) caller.result = false
  } else if (what) {
    const next = first ?? after(t, what.by)
    if (isAnyAutomatic(t, about)) call(t, responses, together ? { about, next, together } : { about, next })
    else offerAtOnce(t, about, next, together)
  }
}

/** Nothing is automatic: seats are asked in the same step. Mostly none can do anything but pass, and no frame is left. */
function offerAtOnce(t: Table, about: Occurrence[], next: Seat, together: boolean): void {
  const { stack } = t.s
  const f: Frame & Responding = { procedure: 'responses', step: 'answered', about, next }
  if (together) f.together = true
  stack.push(f)
  t.step = 'offer'
  f.about = standing(t, about)
  offerInTurn(t, f)
  if (f.step === '') stack.pop()
}

/** Is there a text at all that answers one of these? */
function isAnyHeard(t: Table, about: readonly Occurrence[]): boolean {
  const { always } = windowRules(t)
  for (const { on } of about) if (t.catalog.responses.has(on) || always?.has(on)) return true
  return false
}

/** Can nothing and nobody answer any of these, as all can see? */
function areAllIdle(t: Table, about: readonly Occurrence[]): boolean {
  const rules = windowRules(t)
  if (rules.isIdle === undefined) return false
  for (const what of about) if (!rules.isIdle(t, what)) return false
  return true
}

function begin(t: Table, f: Frame & Responding, option: Response, seat: Seat): void {
  const what = nth(f.about, option.subject ?? 0)
  const used = f.used ?? []
  if (option.clause !== undefined) used.push(key(t, option.clause, option.card, what, option.from))
  f.used = used
  f.answered = true
  windowRules(t).respond(t, seat, option, what)
}

const after = (t: Table, seat: Seat): Seat => (seat + 1) % t.s.seats
