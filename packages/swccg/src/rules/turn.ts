import { alternate, call, goto, move, NONE, openWindow, procedure, type Seat } from '@dejarik/kernel'
import { endTurn, setLasting, setPhase } from '../columns.js'
import { type Phase, phases, type State, type Table } from '../state.js'
import { generation } from './generation.js'
import { cardsIn, RESERVE, USED, zone } from './zones.js'

/** rules swccg.turn, swccg.order-of-events-in-turn: start of turn, six phases, end of turn, and so on. */
export const turns = procedure<{ phase?: number }, State>('turns', {
  startOfTurn(t, f) {
    const { s } = t
    s.turn++
    setPhase(s, 'start')
    f.phase = 0
    t.watch?.({ is: 'turn', n: s.turn, seat: s.active })
    // rule swccg.start-of-turn: what must be done first, then what may be, the active player first.
    openWindow(t, [{ on: 'just-turn-start', by: s.active, at: NONE }], s.active)
  },
  fixGeneration(t) {
    t.s.generation = generation(t, t.s.active)
    t.s.activated = 0
  },
  beginPhase(t, f) {
    const { s } = t
    setPhase(s, phases[f.phase as number] as Phase)
    t.watch?.({ is: 'phase', phase: s.phase, seat: s.active })
    openWindow(t, [{ on: 'start-of-phase', by: s.active, at: NONE, phase: s.phase }], s.active)
  },
  phase(t) {
    call(t, alternate, { during: t.s.phase, next: t.s.active })
  },
  endPhase(t) {
    openWindow(t, [{ on: 'end-of-phase', by: t.s.active, at: NONE, phase: t.s.phase }], t.s.active)
  },
  phaseOver(t, f) {
    expire(t, 'phase')
    f.phase = (f.phase as number) + 1
    if (f.phase < phases.length) goto(f, 'beginPhase')
  },
  endOfTurn(t) {
    setPhase(t.s, 'end')
    openWindow(t, [{ on: 'just-turn-end', by: t.s.active, at: NONE }], t.s.active)
  },
  recirculate(t, f) {
    for (let seat = 0; seat < t.s.seats; seat++) recirculate(t, seat)
    expire(t, 'turn')
    endTurn(t.s)
    goto(f, 'startOfTurn')
  },
})

/** rule swccg.re-circulating: the Used Pile goes, as a block, under the Reserve Deck. */
function recirculate(t: Table, seat: Seat): void {
  const used = [...cardsIn(t.s, seat, USED)]
  if (used.length === 0) return
  for (const card of used.reverse()) move(t, card, zone(seat, RESERVE), 'bottom')
  t.watch?.({ is: 'recirculated', seat, n: used.length })
}

const nearer: Readonly<Record<string, string>> = { 'next-turn': 'turn', 'turn-after-next': 'next-turn' }

/** Lasting effects end, and uses counted by that time are free again. rules swccg.duration, swccg.the-one-rule */
export function expire(t: Table, until: 'phase' | 'turn' | 'battle' | 'drain'): void {
  const { s } = t
  if (s.uses.some((use) => use.until === until)) s.uses = s.uses.filter((use) => use.until !== until)
  if (s.lasting.some((each) => each.until === until)) {
    setLasting(
      s,
      s.lasting.filter((each) => each.until !== until),
    )
  }
  if (until !== 'turn') return
  // What lasts through a later turn comes one turn nearer to its end.
  for (const each of s.lasting) each.until = nearer[each.until] ?? each.until
}
