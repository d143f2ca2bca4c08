import { type Frame, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { Example } from './tree.js'

/** The die being resolved stays in the pool; with `reroll` it is rerolled instead of removed. */
export interface KeepDie {
  do: 'keep-die'
  reroll?: true
}

export const keepDieWords = words('keep-die', [
  '<keep> this die in your pool',
  { says: '<reroll> this die in place of removing it', with: { reroll: true } },
  'do not remove this die {:from-pool} after resolving this ability',
  { says: '<reroll> this die instead of {:removing}', with: { reroll: true } },
])

export const keepDie = effect<KeepDie>('keep-die', {
  keep(t, f) {
    const { die } = scopeOf(t, f)
    for (const open of t.s.stack as (Frame & { die?: number; keep?: boolean; rerolled?: boolean })[]) {
      if (open.procedure !== 'resolve-die' || open.die !== die) continue
      open.keep = true
      open.rerolled = nodeOf<KeepDie>(t, f).reroll === true
    }
    finish(t, f, true)
  },
})

export const keepDieExample: Example = {
  on: { card: 'support', ability: 'special' },
  effect: { do: 'keep-die' },
  reads: 'Special – Keep this die in your pool.',
  board: {
    a: { characters: ['Finn'], supports: [{ card: 'Example', showing: 'special' }] },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ a: 'resolve special' }],
  after: ['a pool shows special'],
}
