import { ask, type Card, call, goto, type Option, procedure, type Seat } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { board, leave } from './boarding.js'
import { fits, mayPilot, unitsOf } from './piloting.js'
import { arenasFor } from './zones.js'

/** Where a Pilot goes whose new top cannot pilot the unit that it is on. rule swtcg.unique-pilots */
function places(t: Table, pilot: Card): Option[] {
  const seat = t.s.controller[pilot] as Seat
  return [
    ...unitsOf(t, seat)
      .filter((unit) => mayPilot(t, seat, pilot, unit))
      .map((unit) => ({ do: 'pilot', card: pilot, to: unit })),
    ...[...arenasFor(t, pilot), -1].map((arena) => ({ do: 'leave', card: pilot, arena })),
  ]
}

/** rule swtcg.unique-pilots: it must go elsewhere, and that is its one move. */
export const fallOff = procedure<{ pilot: Card }, State>('fall-off', {
  choose(t, f) {
    ask(t, t.s.controller[f.pilot] as Seat, 'place', places(t, f.pilot), { rule: 'swtcg.unique-pilots' })
  },
  go(t, f, answer) {
    if (answer.do === 'pilot') board(t, f.pilot, answer.to as Card)
    else leave(t, f.pilot, answer.arena as number)
    goto(f, 'done')
  },
  done() {},
})

/** Does the new top of a piloting stack still fit its unit? */
export function mindPilot(t: Table, top: Card): void {
  const unit = t.s.piloting[top] as Card
  if (unit >= 0 && !fits(t, top, unit)) call(t, fallOff, { pilot: top })
}
