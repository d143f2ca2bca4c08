import { bit, type Card, move, type Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { clearNamed } from './putting.js'
import { cardsIn, DECK, DISCARD, HAND, zone } from './zones.js'

/** rule swtcg.gl-draw: the top cards, as many as there are; an empty deck has no penalty. Returns how many. */
export function draw(t: Table, seat: Seat, n: number): number {
  const deck = cardsIn(t.s, seat, DECK)
  const drawn: Card[] = []
  while (drawn.length < n && deck.length > 0) {
    const card = deck[deck.length - 1] as Card
    move(t, card, zone(seat, HAND))
    drawn.push(card)
  }
  if (drawn.length > 0) {
    t.watch?.({ is: 'drew', seat, cards: drawn, to: bit(seat), others: { is: 'drew', seat, n: drawn.length } })
  }
  return drawn.length
}

/** To the discard pile of the card's owner. rule swtcg.global-zone-rule */
export function discardCard(t: Table, card: Card): void {
  const { s } = t
  s.counters[card] = 0
  s.faceUp[card] = 0
  s.tapped[card] = 0
  s.damage[card] = 0
  s.under[card] = -1
  s.piloting[card] = -1
  s.equipped[card] = -1
  clearNamed(s, card)
  move(t, card, zone(s.owner[card] as Seat, DISCARD))
  s.controller[card] = s.owner[card] as Seat
  t.watch?.({ is: 'discarded', card })
}
