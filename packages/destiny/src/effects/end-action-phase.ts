import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Example } from './tree.js'

export interface EndActionPhase {
  do: 'end-action-phase'
}

export const endActionPhaseWords = words('end-action-phase', ['<end> the action phase'])

/** What is in progress is finished first. Who controls the battlefield keeps it. rule destiny.cc-retreat */
export const endActionPhase = effect<EndActionPhase, object, State>('end-action-phase', {
  end(t, f) {
    t.s.ending = 1
    t.watch?.({ is: 'phase-ends' })
    finish(t, f, true)
  },
})

export const endActionPhaseExample: Example = {
  effect: { do: 'end-action-phase' },
  reads: 'End the action phase.',
  board: {
    a: { characters: ['Finn'], deck: 5 },
    b: { characters: [{ card: 'Kylo Ren', showing: '1 resource' }], deck: 5 },
  },
  answers: [],
  after: ['round is 2', 'b pool is empty', 'Kylo Ren is ready'],
}
