import { words } from '@dejarik/kernel/grammar'
import { inPlay } from '../rules/areas.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

export interface Ready {
  do: 'ready'
  what: Target
}

export const readyWords = words('ready', ['<ready> {what:thing}'])

/** rule destiny.ready: only an exhausted card can be readied. */
export const ready = overTargets<Ready>('ready', {
  target: (node) => node.what,
  fits: (t, card) => inPlay(t.s, card) && t.s.exhausted[card] === 1,
  each(t, _f, card) {
    t.s.exhausted[card] = 0
    t.watch?.({ is: 'readied', card })
    return true
  },
})

export const readyExample: Example = {
  effect: { do: 'ready', what: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
  reads: 'Ready 1 of your characters.',
  board: {
    a: {
      characters: ['Finn', { card: 'Hired Gun', exhausted: true }, { card: 'Rebel Trooper', exhausted: true }],
    },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ 'a may': ['choose Hired Gun', 'choose Rebel Trooper'] }, { a: 'choose Hired Gun' }],
  after: ['Hired Gun is ready', 'Rebel Trooper is exhausted'],
}
