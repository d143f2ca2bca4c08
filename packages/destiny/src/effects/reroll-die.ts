import { words } from '@dejarik/kernel/grammar'
import { inPool, reroll } from '../rules/dice.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

export interface RerollDie {
  do: 'reroll-die'
  what: Target
}

export const rerollDieWords = words('reroll-die', ['<reroll> {what:die}'])

export const rerollDie = overTargets<RerollDie>('reroll-die', {
  target: (node) => node.what,
  fits: (t, die) => inPool(t.s, die),
  each(t, _f, die) {
    reroll(t, die)
    return true
  },
})

export const rerollDieExample: Example = {
  effect: { do: 'reroll-die', what: { choose: 'any', from: { kind: 'die', whose: 'yours' } } },
  reads: 'Reroll as many of your dice as you like.',
  board: {
    a: {
      characters: [
        { card: 'Finn', showing: '1 shield' },
        { card: 'Hired Gun', showing: 'blank' },
      ],
    },
    b: { characters: ['Kylo Ren'] },
  },
  dice: ['1 disrupt'],
  answers: [{ 'a may': ['choose 1 shield', 'choose blank', 'done'] }, { a: 'choose blank' }],
  after: ['a pool shows 1 shield, 1 disrupt'],
}
