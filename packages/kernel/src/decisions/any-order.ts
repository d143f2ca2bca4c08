import type { Engine } from '../engine.js'
import type { Watch } from '../events.js'
import { kernelOffers } from '../options/kernel-options.js'
import { ask } from '../procedures.js'
import type { CoreState, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { type Decision, narrowed, type Option } from './decisions.js'

/**
 * Leaves of the open question what is enough, and answers what is no choice then: for whoever thinks ahead, so that each
 * set is met once, and for records of games in which things were named in the order of the table.
 */
export function inOrder<S extends CoreState, D>(e: Engine<S, D>, s: S, watch?: Watch): void {
  while (s.decision?.enough !== undefined) {
    s.decision = narrowed(s.decision)
    if (s.decision.options.length === 1) e.answer(s, s.decision.options[0] as Option, watch)
  }
}

/**
 * Asks for one more thing of a set. The options are all that may still join it, in canonical order; `before`: how many of
 * them lie before what was named last; `left`: how many are still needed. Where nothing more is needed, that is an option.
 */
export function askInAnyOrder(
  t: Table,
  seat: Seat,
  kind: string,
  options: Option[],
  before: number,
  left: number,
  more: Omit<Decision, 'seat' | 'kind' | 'options' | 'step' | 'enough'>,
): void {
  // All of them are needed: which comes first is no choice.
  if (options.length <= left) {
    ask(t, seat, kind, options.slice(0, 1), more)
    return
  }
  const end = options.length - Math.max(left, 1) + 1
  if (left <= 0) options.push(kernelOffers.done())
  // Whoever has named late things first may need the early ones.
  const first = before < end || left <= 0 ? before : 0
  askEnough(t, seat, kind, options, [first, left <= 0 ? options.length : end], more)
}

/** Asks, and says which of the options are enough for whoever thinks ahead. */
export function askEnough(
  t: Table,
  seat: Seat,
  kind: string,
  options: readonly Option[],
  enough: readonly [number, number],
  more: Omit<Decision, 'seat' | 'kind' | 'options' | 'step' | 'enough'>,
): void {
  if (enough[0] === 0 && enough[1] === options.length) ask(t, seat, kind, options, more)
  else ask(t, seat, kind, options, { ...more, enough })
}
