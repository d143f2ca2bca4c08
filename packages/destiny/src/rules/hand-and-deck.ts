import {
  bit,
  type Card,
  intend,
  learn,
  move,
  ownerOf,
  pileOf,
  randomCard,
  type Sealing,
  type Seat,
} from '@dejarik/kernel'
import type { Table } from '../state.js'
import { area, areaOf, cardsIn, DECK, DISCARD, HAND } from './areas.js'
import { handSize } from './numbers.js'

/** rule destiny.draw: the top cards, as many as there are. Returns how many. */
export function draw(t: Table, seat: Seat, n: number): number {
  const { s } = t
  const deck = cardsIn(s, seat, DECK)
  const drawn: Card[] = []
  while (drawn.length < n && deck.length > 0) {
    const card = deck[deck.length - 1] as Card
    move(t, card, area(seat, HAND))
    drawn.push(card)
  }
  if (drawn.length > 0)
    t.watch?.({ is: 'drew', seat, cards: drawn, to: bit(seat), others: { is: 'drew', seat, n: drawn.length } })
  return drawn.length
}

/**
 * rules destiny.upkeep-phase, destiny.cc-boundless-ambition: up to the hand size.
 * rule destiny.faq-hand-over-five: none where there are as many already.
 */
export const drawUp = (t: Table, seat: Seat): number =>
  draw(t, seat, handSize(t, seat) - cardsIn(t.s, seat, HAND).length)

/** Discards from hand or deck to the owner's discard pile. */
export function discard(t: Table, card: Card): void {
  const { s } = t
  const from = areaOf(pileOf(s, card)) === HAND ? 'hand' : 'deck'
  const seat = ownerOf(s, card)
  move(t, card, area(seat, DISCARD))
  t.watch?.({ is: 'discarded', card, from })
}

/** rule destiny.sym-discard: random cards, as many as there are. */
export function discardRandom(t: Table, seat: Seat, n: number): Card[] {
  const hand = cardsIn(t.s, seat, HAND)
  const gone: Card[] = []
  while (gone.length < n && hand.length > 0) {
    const card = randomCard(t, hand)
    discard(t, card)
    gone.push(card)
  }
  return gone
}

/** After something left a hand: was it the last card? At most once a step, as its last deed. */
export function lastCard(t: Table, seat: Seat, left: boolean): void {
  if (left && cardsIn(t.s, seat, HAND).length === 0) intend(t, { kind: 'last-card', by: seat })
}

/** rule destiny.look-at: the card stays where it is; who looks knows it from now on. */
export function look(t: Table, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) learn(t.s, seat, card)
  t.watch?.({ is: 'looked', seat, cards: [...cards], to: bit(seat), others: { is: 'looked', seat, n: cards.length } })
}

/** Any number of cards of each hand, chosen by all players at the same time. */
export function sealedHands(t: Table, kind: string, rule: string): Omit<Sealing, 'secret'> {
  const offers = t.s.out.map((out, seat) => {
    const hand = out === 1 ? [] : [...cardsIn(t.s, seat, HAND)].sort((a, b) => a - b)
    return hand.map((card) => ({ do: 'choose', card }))
  })
  return { offers, min: 0, max: Number.MAX_SAFE_INTEGER, kind, rule }
}
