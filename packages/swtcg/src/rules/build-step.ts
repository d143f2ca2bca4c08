import { ask, type Card, type Clause, call, finish, goto, intend, procedure, release, type Seat } from '@dejarik/kernel'
import type { State } from '../state.js'
import { buildOptions } from './build-options.js'
import { act } from './building.js'
import { beginEffect } from './play-effect.js'
import { startOfBuildStep } from './start-of-build.js'
import { expire } from './turns.js'
import { keepUnique } from './uniqueness.js'
import { live } from './zones.js'

/** rules swtcg.command-phase, swtcg.gl-build-step: what starts it, then building until the player is done. */
export const buildStep = procedure<{ seat: Seat }, State>('build-step', {
  starts(t, f) {
    t.s.active = f.seat
    for (const card of live(t)) t.s.moved[card] = 0
    call(t, startOfBuildStep, { seat: f.seat })
  },
  triggers(t, f) {
    intend(t, { kind: 'start', of: 'build', by: f.seat })
  },
  held(t, f) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: f.seat })
  },
  unique(t) {
    keepUnique(t)
  },
  choose(t, f) {
    ask(t, f.seat, 'build', buildOptions(t, f.seat), { rule: 'swtcg.building-cards' })
  },
  act(t, f, answer) {
    if (answer.do === 'done') {
      // rule swtcg.gl-build-point: what is not spent is lost
      t.s.points[f.seat] = 0
      expire(t, 'step:build')
      t.s.active = -1
      finish(t, f)
      return
    }
    goto(f, 'after')
    if (answer.do === 'use')
      beginEffect(t, t.catalog.clauses[answer.clause as number] as Clause, answer.card as Card, f.seat)
    else act(t, f.seat, answer)
  },
  after(t, f) {
    goto(f, 'unique')
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: f.seat })
  },
})
