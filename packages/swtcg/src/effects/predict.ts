import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { MOST } from '../rules/predicting.js'
import type { State } from '../state.js'
import { leave } from './lasts.js'
import type { Effect } from './tree.js'

/** Say a number now; `right` happens if the event gives exactly that. */
export interface Predict {
  do: 'predict'
  what: 'hits' | 'damage'
  right: Effect
}

export const predictWords = words('predict', [
  { says: '<predict> the hits. if right: {right:step}', with: { what: 'hits' } },
  { says: '<predict> the damage. if right: {right:step}', with: { what: 'damage' } },
  { says: '<predict> the number of hits {:to-come}. if you are correct, {right:step}', with: { what: 'hits' } },
  { says: '<predict> the number of damage {:to-come}. if you are correct, {right:step}', with: { what: 'damage' } },
])

/** The prediction waits for the attack in progress. */
export const predict = effect<Predict, object, State>(
  'predict',
  {
    say(t, f) {
      const options = Array.from({ length: MOST + 1 }, (_, n) => offer.number(n))
      ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    record(t, f, answer: Of<'number'>) {
      leave(t, f, 'attack-end', {}, answer.n)
      t.watch?.({ is: 'predicted', seat: f.you, n: answer.n })
      finish(t, f, true)
    },
  },
  (t) => t.s.attacker >= 0,
)
