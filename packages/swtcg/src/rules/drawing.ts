import { bit, type Card, everybody, type IntentRule, move, ownerOf, type Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { strip } from './changing-zones.js'
import { showDrawn } from './revealed-hands.js'
import { cardsIn, DECK, DISCARD, HAND, zone } from './zones.js'

/** rules swtcg.gl-draw, swtcg.zone-deck: the top cards, as many as there are; an empty deck has no penalty. Returns how many. */
export const draw = (t: Table, seat: Seat, n: number): number => take(t, seat, n).length

function take(t: Table, seat: Seat, n: number): Card[] {
  const deck = cardsIn(t.s, seat, DECK)
  const drawn: Card[] = []
  while (drawn.length < n && deck.length > 0) {
    const card = deck[deck.length - 1] as Card
    move(t, card, zone(seat, HAND))
    drawn.push(card)
  }
  if (drawn.length > 0) {
    t.watch?.({ is: 'drew', seat, cards: drawn, to: bit(seat), others: { is: 'drew', seat, n: drawn.length } })
    showDrawn(t, seat, drawn)
  }
  return drawn
}

/** One card is drawn, where there is one; whoever must show it knows which. rules swtcg.gl-draw, swtcg.held-triggers */
export const drawIntent: IntentRule = {
  possible: (t: Table, { by }: { by: Seat }) => cardsIn(t.s, by, DECK).length > 0,
  apply(t: Table, intent: { by: Seat; card?: Card }) {
    const [card] = take(t, intent.by, 1)
    if (card !== undefined) intent.card = card
  },
}

/** To the discard pile of the card's owner. rule swtcg.global-zone-rule */
export function discardCard(t: Table, card: Card): void {
  const { s } = t
  // What all know is told while it is still there: which of several it is. What was hidden is told when it lies open.
  const open = s.known[card] === everybody(s)
  if (open) t.watch?.({ is: 'discarded', card })
  strip(t, card)
  move(t, card, zone(ownerOf(s, card), DISCARD))
  if (!open) t.watch?.({ is: 'discarded', card })
}
