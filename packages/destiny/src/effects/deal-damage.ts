import { call } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { scopeOf } from '@dejarik/kernel/vocabulary'
import { dealDamage as deal } from '../rules/damage.js'
import { perEach } from '../text/per.js'
import { shareOut } from './share-out.js'
import type { Example, Target, Value } from './tree.js'

export interface DealDamage {
  do: 'deal-damage'
  n: Value
  to: Target
  unblockable?: true
  /** distribute `n` among them as you wish */
  split?: true
}

export const dealDamageWords = words('deal-damage', [
  '<deal> {n:much} (unblockable? unblockable) damage to {to:character}',
  '<deal> as much (unblockable? unblockable) damage to {to:character} as {n:amount}',
  { says: '<deal> {n:much} (unblockable? unblockable) damage among {to:target} as you wish', with: { split: true } },
  {
    says: '<deal> as much (unblockable? unblockable) damage as {n:amount} among {to:target} as you wish',
    with: { split: true },
  },
  '<deal> {n:much} (unblockable? unblockable) damage each to {to:target}',
  '<deal> (unblockable? unblockable) damage to {to:character} equal to {n:amount}',
  '<deal> {to:character} {n:much} (unblockable? unblockable) damage',
  '<deal> {to:character} damage equal to {n:amount}',
  {
    says: '<deal> {n:much} (unblockable? unblockable) damage to {each:many}, {:freely}',
    read: ({ each, ...rest }) => ({ ...rest, to: { each }, split: true }),
  },
  {
    says: '<deal> {a:digits} damage to {to:character}, or {b:digits} damage instead {when:when}',
    read: ({ to, a, b, when }) => ({ n: { if: when, then: b, else: a }, to }),
  },
  { says: '<deal> that damage to {to:character}', with: { n: { value: { that: 'die' } } } },
  {
    says: '<deal> half of that damage, rounded up, to {to:character}',
    with: { n: { half: { value: { that: 'die' } } } },
  },
  { says: '<deal> {to:character} {k:digits} damage for each {what:per}', read: perEach('to') },
  { says: '<deal> {k:digits} damage to {to:character} for each {what:per}', read: perEach('to') },
])

/** rule destiny.damage; `split`: distributed, then dealt to one character after the other. */
export const dealDamage = shareOut<DealDamage>('deal-damage', 'damage', (t, f, share, { unblockable = false }) =>
  call(t, deal, { ...share, by: scopeOf(t, f).you, unblockable }),
)

export const dealDamageExample: Example = {
  effect: { do: 'deal-damage', n: 3, to: { choose: 1, from: { kind: 'character' } } },
  reads: 'Deal 3 damage to 1 character.',
  board: { a: { characters: ['Finn'] }, b: { characters: [{ card: 'Kylo Ren', shields: 1 }, 'Hired Gun'] } },
  answers: [{ 'a may': ['choose Finn', 'choose Kylo Ren', 'choose Hired Gun'] }, { a: 'choose Kylo Ren' }],
  after: ['Kylo Ren has no shields', 'Kylo Ren has 2 damage'],
}
