import { words } from '@dejarik/kernel/grammar'
import { inPool, removeDie as remove } from '../rules/dice.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

export interface RemoveDie {
  do: 'remove-die'
  what: Target
}

export const removeDieWords = words('remove-die', ['<remove> {what:die}'])

/** rule destiny.removing-dice */
export const removeDie = overTargets<RemoveDie>('remove-die', {
  target: (node) => node.what,
  fits: (t, die) => inPool(t.s, die),
  each(t, _f, die) {
    remove(t, die)
    return true
  },
})

export const removeDieExample: Example = {
  effect: { do: 'remove-die', what: { choose: { upTo: 2 }, from: { kind: 'die', whose: 'opponent' } } },
  reads: "Remove at most 2 of an opponent's dice.",
  board: {
    a: { characters: [{ card: 'Finn', showing: '1 shield' }] },
    b: { characters: [{ card: 'Kylo Ren', elite: true, showing: ['1 melee', '1 resource'] }] },
  },
  answers: [{ 'a may': ['choose 1 melee', 'choose 1 resource', 'done'] }, { a: 'choose 1 melee' }, { a: 'done' }],
  after: ['b pool shows 1 resource', 'Kylo Ren die is on its card'],
}
