import {
  answering,
  call,
  enqueue,
  type Frame,
  type Intent,
  type Occurrence,
  openWindow,
  procedure,
  release,
  type Seat,
} from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import type { Disrupt } from '../effects/disrupt.js'
import { DARK, type State, type Table } from '../state.js'
import { scopeFor } from './scope.js'

/** What may be disrupted: the frame that it is, and what kind of thing. */
export interface Disruptable extends Occurrence {
  thing: string
}

/** rules swtcg.pop-disrupt, swtcg.held-triggers: triggered disrupts first, then both sides play or pass, Dark first. */
export const disrupts = procedure<{ about: Disruptable }, State>('disrupts', {
  triggered(t) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'disrupt', next: DARK })
  },
  playOrPass(t, f) {
    openWindow(t, [f.about], DARK)
  },
})

/** Mostly nothing is triggered and nobody can play anything: then it is over in the same step. */
export function offerNow(t: Table, about: Occurrence): void {
  const { stack } = t.s
  const f = stack[stack.length - 1] as Frame
  f.step = ''
  openWindow(t, [about], DARK)
  if (stack[stack.length - 1] === f) stack.pop()
}

/** A chance to disrupt what this frame is about to do; `intent` is what triggered disrupts answer. */
export function openDisrupts(t: Table, f: Frame, what: Omit<Disruptable, 'on' | 'at'>, intent: Intent): void {
  intent.disrupts = true
  enqueue(t, answering(t, 'after', intent))
  if (t.s.queue.length === 0 && !t.catalog.responses.has('disrupt')) return
  const about = what as Disruptable
  about.on = 'disrupt'
  about.at = t.s.stack.lastIndexOf(f)
  call(t, disrupts, { about })
  if (t.s.queue.length === 0) offerNow(t, about)
}

/** What the innermost chance to disrupt is about. */
export const disruptable = (t: Table): Disruptable | undefined =>
  (t.s.stack.findLast((f) => f.procedure === 'disrupts') as { about?: Disruptable } | undefined)?.about

/** rule swtcg.pop-disrupt: only the stated kind of thing; one's own, too. */
export function mayDisrupt(t: Table, wanted: Disrupt['what'], what: Disruptable, you: Seat): boolean {
  const { thing, ref } = what
  if (wanted === 'ability' || wanted === 'attack') return thing === wanted
  if (wanted === 'battle-or-ability') return thing === 'ability' || thing === 'battle'
  if (ref === undefined || thing === 'ability' || thing === 'attack') return false
  return isA(t, ref % 1024, wanted, scopeFor(you, ref), you)
}
