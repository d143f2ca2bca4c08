import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { useClaim } from '../rules/claim-battlefield.js'
import type { State } from '../state.js'
import type { Example } from './tree.js'

/** Resolves the battlefield's claim ability. */
export interface ResolveClaim {
  do: 'resolve-claim'
}

export const resolveClaimWords = words('resolve-claim', [
  '<use> the claim ability of the battlefield',
  '<resolve> the battlefield ability {:just-claimed}',
])

/** As if you had just claimed it: control does not change. */
export const resolveClaim = effect<ResolveClaim, object, State>('resolve-claim', {
  use(t, f) {
    useClaim(t, f.you, true)
  },
  done(t, f) {
    finish(t, f, true)
  },
})

export const resolveClaimExample: Example = {
  effect: { do: 'resolve-claim' },
  reads: 'Use the claim ability of the battlefield.',
  board: { a: { characters: ['Finn'] }, b: { characters: ['Kylo Ren'] } },
  table: { battlefield: 'Echo Base', control: 'b' },
  answers: [{ 'a may': ['use', 'decline'] }, { a: 'use' }, { a: 'choose Finn' }],
  after: ['Finn has 1 shield', 'b controls the battlefield', 'nobody has claimed'],
}
