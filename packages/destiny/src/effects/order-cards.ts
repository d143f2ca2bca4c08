import { ask, bit, type Card, cardsInPile, finish, forget, goto, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bound, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { area, DECK } from '../rules/areas.js'
import type { State } from '../state.js'
import type { Example, Ref } from './tree.js'

/** Puts those cards back in any order. */
export interface OrderCards {
  do: 'order-cards'
  what: Ref
  to: 'top-and-or-bottom'
}

export const orderCardsWords = words('order-cards', [
  { says: '<put> {what:those} back in any order, each on top or at the bottom', with: { to: 'top-and-or-bottom' } },
  {
    says: '<place> {what:those} on {:deck-ends} in any order',
    with: { to: 'top-and-or-bottom' },
  },
])

/** Puts the cards back one at a time: each on top of those on top, or at the bottom under those at the bottom. */
export const orderCards = effect<OrderCards, { left?: Card[] }, State>('order-cards', {
  begin(t, f) {
    const cards: Card[] = [...bound(t, nodeOf<OrderCards>(t, f).what, scopeOf(t, f))]
    f.left = cards
    // Nobody else sees which of several goes where.
    if (cards.length > 1) for (const card of cards) forget(t.s, card, bit(f.you))
  },
  choose(t, f) {
    const left = f.left as Card[]
    if (left.length === 0) {
      finish(t, f, true)
      return
    }
    const options = left.flatMap((card) => [offer.put(card, 'top'), offer.put(card, 'bottom')])
    ask(t, f.you, 'order-cards', options, { about: { node: f.node, left } })
  },
  put(t, f, { card, where }: Of<'put'>) {
    const deck = cardsInPile(t.s, area(ownerOf(t.s, card), DECK))
    // The card stays in the deck: who looked at it knows where it lies.
    deck.splice(deck.indexOf(card), 1)
    if (where === 'top') deck.push(card)
    else deck.unshift(card)
    f.left = (f.left as Card[]).filter((other) => other !== card)
    goto(f, 'choose')
  },
})

export const orderCardsExample: Example = {
  effect: {
    do: 'sequence',
    steps: [
      { do: 'look-at', what: { top: 2, of: 'you' } },
      { do: 'order-cards', what: { that: 'card' }, to: 'top-and-or-bottom' },
    ],
  },
  reads: 'Look at 2 cards from the top of your deck. Put those cards back in any order, each on top or at the bottom.',
  board: {
    a: { characters: ['Finn'], deck: ['Lightsaber', 'Comlink', 'Datapad'] },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ a: 'put Lightsaber on the bottom' }, { a: 'put Comlink on the top' }],
  after: ['Comlink is on top of a deck', 'Lightsaber is at the bottom of a deck'],
}
