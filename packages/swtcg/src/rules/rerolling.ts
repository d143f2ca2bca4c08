import { call, type Frame, openWindow, procedure, release, type Seat } from '@dejarik/kernel'
import { DARK, type State, type Table } from '../state.js'
import { offerNow } from './disrupting.js'

interface Rolled {
  by: Seat
  /** What was rolled for. */
  roll: State['roll']
  /** Where on the stack the roll is. */
  at: number
}

/** rules swtcg.pop-reroll, swtcg.held-triggers: triggered rerolls first, then both sides play or pass. */
export const rerolls = procedure<Rolled, State>('rerolls', {
  triggered(t) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'reroll', next: DARK })
  },
  playOrPass(t, f) {
    openWindow(t, [{ on: 'reroll', by: f.by, at: f.at, roll: f.roll }], DARK)
  },
})

export function openRerolls(t: Table, f: Frame, by: Seat, roll: State['roll']): void {
  const at = t.s.stack.lastIndexOf(f)
  call(t, rerolls, { by, roll, at })
  if (t.s.queue.length === 0) offerNow(t, { on: 'reroll', by, at, roll })
}
