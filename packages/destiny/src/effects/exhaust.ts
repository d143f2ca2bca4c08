import { words } from '@dejarik/kernel/grammar'
import { inPlay } from '../rules/areas.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

export interface Exhaust {
  do: 'exhaust'
  what: Target
}

export const exhaustWords = words('exhaust', ['<exhaust> {what:thing}'])

/** rule destiny.exhausted: only a ready card can be exhausted. */
export const exhaust = overTargets<Exhaust>('exhaust', {
  target: (node) => node.what,
  fits: (t, card) => inPlay(t.s, card) && t.s.exhausted[card] === 0,
  each(t, _f, card) {
    t.s.exhausted[card] = 1
    t.watch?.({ is: 'exhausted', card })
    return true
  },
})

export const exhaustExample: Example = {
  effect: { do: 'exhaust', what: { choose: 1, from: { kind: 'character', whose: 'opponent' } } },
  reads: "Exhaust 1 of an opponent's characters.",
  board: { a: { characters: ['Finn'] }, b: { characters: ['Kylo Ren', 'Hired Gun'] } },
  answers: [{ 'a may': ['choose Kylo Ren', 'choose Hired Gun'] }, { a: 'choose Kylo Ren' }],
  after: ['Kylo Ren is exhausted', { 'b may': ['activate Hired Gun', 'claim', 'pass'] }],
}
