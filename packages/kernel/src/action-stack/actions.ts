import { kernelOffers } from '../options/kernel-options.js'
import { ask, askedBy, call, finish, goto, type Procedure, procedure } from '../procedures.js'
import { type Card, type CoreState, type Frame, NONE, refOf, type Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { openWindow } from './responses.js'
import type { Occurrence } from './windows.js'

/** An action in progress. Its targets, amounts and whatever else its kind needs are further locals. */
export interface Action extends Frame {
  kind: string
  by: Seat
  /** The card it is about, or -1. */
  card: Card
  /** The clause it carries out, or -1. */
  clause: number
  /** Where on the stack the action is that it responds to; -1 for none. */
  answers: number
  outcome?: 'resolved' | 'cancelled' | 'not initiated'
  /** It must be performed: a "before" action does not let its player think again. */
  mandatory?: true
  /** What is left to pay. */
  costs?: Cost[]
  /** What its caller gets; its outcome when absent. */
  returns?: unknown
  // biome-ignore lint/suspicious/noExplicitAny: each kind of action has its own locals
  [local: string]: any
}

/** One thing to pay: an action of its own, or any other procedure. */
export interface Cost {
  procedure: string
  [local: string]: unknown
}

/** How one kind of action goes. */
// biome-ignore lint/suspicious/noExplicitAny: each game narrows its own state
export interface ActionRule<S extends CoreState = any> {
  /** It is announced: its card is shown. */
  announced?(t: Table<S>, f: Action): void
  conditions?(t: Table<S>, f: Action): boolean
  /** Chooses all targets; gets `action`, its place on the stack; returns false if there is none. */
  readonly targets?: Procedure
  /** Can all costs be paid together? If not, none is. */
  payable?(t: Table<S>, f: Action): boolean
  /** Costs that other cards add: paid ahead of its own (rule swccg.separate-costs). */
  separateCosts?(t: Table<S>, f: Action): Cost[]
  costs?(t: Table<S>, f: Action): Cost[]
  /** The window about the action once it is initiated; none when absent. */
  readonly window?: string
  /** Everything that may be responded to once it is initiated, where one window does not say it: played, and aiming. */
  initiated?(t: Table<S>, f: Action): Occurrence[]
  /** What happens; gets `action`, its place on the stack. */
  readonly result?: Procedure
  /** The action leaves the stack, with an outcome: its card goes where such a card goes. */
  ended?(t: Table<S>, f: Action): void
  /** The windows about its having been completed; only a resolved action has these. */
  completed?(t: Table<S>, f: Action): Occurrence[]
}

const ruleOf = (t: Table, f: Action): ActionRule => {
  const rule = t.rules.actions?.get(f.kind)
  if (rule === undefined) throw new Error(`No action is called '${f.kind}'`)
  return rule
}

const NO_COSTS: readonly Cost[] = []

const windowsBefore = new Map<string, string>()

/** The name of the window before such an action, made once. */
function windowBefore(kind: string): string {
  let name = windowsBefore.get(kind)
  if (name === undefined) {
    name = `before-${kind}`
    windowsBefore.set(kind, name)
  }
  return name
}

const placeOf = (t: Table, f: Frame): number => t.s.stack.lastIndexOf(f)

/** rules swccg.initiation, swccg.responses-step, swccg.result-step: one action, from being announced to being completed. */
export const action = procedure<Action>('action', {
  announced(t, f) {
    ruleOf(t, f).announced?.(t, f)
    t.watch?.({ is: 'announced', kind: f.kind, seat: f.by, ...shown(f) })
    // rule swccg.before-actions: it is not even initiated yet.
    openWindow(t, [occurrence(t, f, windowBefore(f.kind))])
  },
  again(t, f) {
    if (f.result !== true || f.mandatory) goto(f, 'conditions')
    else ask(t, f.by, 'again', [kernelOffers.initiate(), kernelOffers.withdraw()], askedBy(t, 'again'))
  },
  decided(_t, f, answer) {
    if (answer.do === 'withdraw') fail(f)
  },
  conditions(t, f) {
    if (ruleOf(t, f).conditions?.(t, f) === false) fail(f)
  },
  targets(t, f) {
    if (f.result !== undefined) delete f.result
    const { targets } = ruleOf(t, f)
    if (targets) call(t, targets, { action: placeOf(t, f) })
  },
  costs(t, f) {
    const rule = ruleOf(t, f)
    if (f.result === false || rule.payable?.(t, f) === false) fail(f)
    else {
      const separate = rule.separateCosts?.(t, f) ?? NO_COSTS
      const own = rule.costs?.(t, f) ?? NO_COSTS
      // Most actions cost nothing.
      if (separate.length + own.length > 0) f.costs = [...separate, ...own]
    }
  },
  pay(t, f) {
    const cost = f.costs?.shift()
    if (cost === undefined) return
    goto(f, 'pay')
    const action = placeOf(t, f)
    // It names its procedure, as a frame does, and has no other copy.
    call(t, t.rules.procedures.get(cost.procedure) as Procedure, cost)
    ;(t.s.stack[t.s.stack.length - 1] as Action).action = action
  },
  responses(t, f) {
    if (f.costs !== undefined) delete f.costs
    t.watch?.({ is: 'initiated', kind: f.kind, seat: f.by, ...shown(f) })
    const rule = ruleOf(t, f)
    if (rule.initiated) openWindow(t, rule.initiated(t, f), undefined, true)
    else if (rule.window) openWindow(t, [occurrence(t, f, rule.window)])
  },
  result(t, f) {
    const { result } = ruleOf(t, f)
    if (f.outcome !== 'cancelled' && result) call(t, result, { action: placeOf(t, f) })
  },
  completed(t, f) {
    const rule = ruleOf(t, f)
    f.outcome ??= 'resolved'
    const about = f.outcome === 'resolved' ? allAbout(t, f, rule) : []
    rule.ended?.(t, f)
    t.watch?.({ is: f.outcome, kind: f.kind, seat: f.by, ...shown(f) })
    // rule swccg.coming-off-the-stack: it is over, and what responds to that comes before anything beneath it.
    openWindow(t, about)
  },
  off(t, f) {
    finish(t, f, f.returns ?? f.outcome)
  },
})

/** The windows of its own, and those about what it has brought about. */
function allAbout(t: Table, f: Action, rule: ActionRule): Occurrence[] {
  const own = rule.completed?.(t, f) ?? []
  const more = t.rules.afterAction?.(t, f.kind) ?? []
  return more.length === 0 ? own : [...own, ...more]
}

function fail(f: Action): void {
  f.outcome = 'not initiated'
  goto(f, 'completed')
}

/** Begins an action. Returns its outcome. */
export function act(t: Table, kind: string, by: Seat, locals: Partial<Action> = {}): void {
  call(t, action, { kind, by, card: NONE, clause: NONE, answers: NONE, ...locals })
}

/** A cost turns out not to be paid: the action was never initiated. For procedures that find out what it costs. */
export function abandon(t: Table, at: number): void {
  fail(actionAt(t, at))
}

/** A cost that is itself an action: using one Force, losing one Force. */
export const costAction = (kind: string, by: Seat, locals: Partial<Action> = {}): Cost => ({
  procedure: 'action',
  kind,
  by,
  card: NONE,
  clause: NONE,
  answers: NONE,
  ...locals,
})

/** What responds to this action responds to this. */
export function occurrence(t: Table, f: Action, on: string): Occurrence {
  const at = placeOf(t, f)
  return f.card === NONE ? { on, by: f.by, at } : { on, by: f.by, at, ref: refOf(t.s, f.card) }
}

/** The action at that place on the stack. */
export const actionAt = (t: Table, at: number): Action => t.s.stack[at] as Action

/** The innermost action in progress: the current action. */
export const currentAction = (t: Table): Action | null =>
  (t.s.stack.findLast(({ procedure }) => procedure === 'action') as Action | undefined) ?? null

/** Cancels an action that is being responded to; it comes off the stack without a result. */
export function cancel(t: Table, at: number): void {
  actionAt(t, at).outcome = 'cancelled'
}

const shown = (f: Action): { card?: Card } => (f.card === NONE ? {} : { card: f.card })
