import { ask, call, goto, NONE, procedure, release, type Seat } from '@dejarik/kernel'
import type { Building, Of } from '../options/index.js'
import type { State, Table } from '../state.js'
import { buildOptions } from './build-options.js'
import { act } from './building.js'
import { expire } from './lasting.js'
import { beginUse } from './play-effect.js'
import { showHands } from './revealed-hands.js'
import { startOfBuildStep } from './start-of-build.js'
import { hangsOnCounters, settleTable } from './state-checks.js'
import { live } from './zones.js'

/** The turn in progress, and who has had a build step in it: a card may let one come early. */
const turnOf = (t: Table): { built?: Seat[] } | undefined =>
  t.s.stack.find(({ procedure: name }) => name === 'turns') as { built?: Seat[] } | undefined

export const hasBuilt = (t: Table, seat: Seat): boolean => turnOf(t)?.built?.includes(seat) === true

/**
 * rules swtcg.command-phase, swtcg.gl-build-step: what starts it, then building until the player is done. `extra`: a card
 * lets a player build as in a build step; nothing starts, and points that are left stay.
 */
export const buildStep = procedure<{ seat: Seat; extra?: boolean }, State>('build-step', {
  starts(t, f) {
    t.s.active = f.seat
    for (const card of live(t)) if (t.s.controller[card] === f.seat) t.s.moved[card] = 0
    if (f.extra) {
      goto(f, 'settle')
      return
    }
    const turn = turnOf(t)
    if (turn) turn.built = [...(turn.built ?? []), f.seat]
    call(t, startOfBuildStep, { seat: f.seat })
  },
  settle(t, f) {
    // Another build step may have come in between.
    t.s.active = f.seat
    showHands(t)
    settleTable(t)
  },
  held(t, f) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: f.seat })
  },
  choose(t, f) {
    ask(t, f.seat, 'build', buildOptions(t, f.seat), { rule: 'swtcg.building-cards' })
  },
  act(t, f, answer: Building | Of<'use', 'card' | 'clause'> | Of<'done'>) {
    if (answer.do === 'done') {
      goto(f, 'ends')
      return
    }
    // What only puts on a counter triggers nothing, and mostly nothing hangs on it.
    if (answer.do === 'build' || answer.do === 'add') goto(f, hangsOnCounters(t) ? 'settle' : 'choose')
    if (answer.do === 'use') beginUse(t, answer, f.seat, 'build-step')
    else act(t, f.seat, answer)
  },
  after(t, f) {
    goto(f, 'settle')
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: f.seat })
  },
  ends(t, f) {
    if (f.extra) return
    // rule swtcg.gl-build-point: what is not spent is lost
    t.s.points[f.seat] = 0
    expire(t, 'step:build')
    settleTable(t)
  },
  over(t) {
    t.s.active = NONE
  },
})
