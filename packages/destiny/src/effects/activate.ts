import { ask, type Card, finish, goto, intend, intendTogether, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { mayActivate } from '../rules/activate.js'
import type { State } from '../state.js'
import type { Example, Target } from './tree.js'

export interface Activate {
  do: 'activate'
  what: Target
  /** at once */
  together?: true
}

export const activateWords = words('activate', [
  '<activate> {what:thing} (together? all at once)',
  { says: '<activate> {what:thing} at once', with: { together: true } },
  '<activate> {what:thing} {:any-order}',
])

/** rule destiny.activate, through a card: one after the other, or all of them at the same time. */
export const activate = effect<Activate, { left?: Card[]; full?: boolean }, State>(
  'activate',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Activate>(t, f).what, (card) => mayActivate(t, f.you, card))
    },
    begin(t, f) {
      const { what, together } = nodeOf<Activate>(t, f)
      const cards: Card[] = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      f.left = together ? [] : [...cards]
      if (together && cards.length > 0)
        intendTogether(
          t,
          cards.map((card) => activation(card, f.you)),
        )
    },
    next(t, f) {
      const left = f.left as Card[]
      if (left.length === 0) finish(t, f, f.full === true)
      else {
        const options: Of<'choose' | 'done'>[] = left.map(offer.choose)
        ask(t, f.you, 'pick', options, { about: { for: 'activate', min: 1, max: 1, picked: [], node: f.node } })
      }
    },
    one(t, f, { card }: Of<'choose', 'card'>) {
      f.left = (f.left as Card[]).filter((other) => other !== card)
      goto(f, 'next')
      if (mayActivate(t, f.you, card)) intend(t, activation(card, f.you))
      else f.full = false
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, (card) => mayActivate(t, you, card)),
)

const activation = (card: Card, by: Seat) => ({ kind: 'activate', card, by })

export const activateExample: Example = {
  effect: { do: 'activate', what: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
  reads: 'Activate 1 of your characters.',
  board: {
    a: { characters: ['Finn', 'Hired Gun', { card: 'Rebel Trooper', exhausted: true }] },
    b: { characters: ['Kylo Ren'] },
  },
  dice: ['1 disrupt'],
  answers: [{ 'a may': ['choose Finn', 'choose Hired Gun'] }, { a: 'choose Hired Gun' }],
  after: ['Hired Gun is exhausted', 'a pool shows 1 disrupt'],
}
