import { intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { shareOut } from './share-out.js'
import type { Example, Target, Value } from './tree.js'

export interface GiveShields {
  do: 'give-shields'
  n: Value
  to: Target
  split?: true
}

export const giveShieldsWords = words('give-shields', [
  '<give> {n:number} #shield to {to:character}',
  '<give> shields equal to {n:amount} to {to:character}',
  { says: '<give> {n:number} #shield among {to:target} as you wish', with: { split: true } },
  { says: '<give> shields equal to {n:amount} among {to:target} as you wish', with: { split: true } },
  '<give> {to:character} {n:number} #shield',
  {
    says: '<give> {n:number} #shield to {each:many}, {:freely}',
    read: ({ n, each }) => ({ n, to: { each }, split: true }),
  },
  {
    says: '<give> {to:character} {a:digits} #shield, or {b:digits} #shield instead {when:when}',
    read: ({ to, a, b, when }) => ({ n: { if: when, then: b, else: a }, to }),
  },
])

/** rule destiny.shields; `split`: distributed as you wish. */
export const giveShields = shareOut<GiveShields>('give-shields', 'shields', (t, f, share) =>
  intend(t, { kind: 'shields', ...share, by: f.you, number: share.n }),
)

export const giveShieldsExample: Example = {
  effect: { do: 'give-shields', n: 2, to: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
  reads: 'Give 2 shields to 1 of your characters.',
  board: { a: { characters: [{ card: 'Finn', shields: 2 }, 'Hired Gun'] }, b: { characters: ['Kylo Ren'] } },
  answers: [{ 'a may': ['choose Finn', 'choose Hired Gun'] }, { a: 'choose Finn' }],
  after: ['Finn has 3 shields'],
}
