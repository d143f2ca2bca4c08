import { type Card, cardsInPile, move, pileOf, type Seat } from '@dejarik/kernel'
import { hostOf, place, roleOf } from '../columns.js'
import type { Table } from '../state.js'
import { leave, onTable } from './zones.js'

/** rule swccg.exchange: each takes the exact place of the other, in a pile or on table. */
export function swapPlaces(t: Table, one: Card, other: Card, seat: Seat): void {
  const [first, second] = [placeIn(t, one), placeIn(t, other)]
  settle(t, one, second)
  settle(t, other, first)
  t.watch?.({ is: 'exchanged', seat, to: 1 << seat, cards: [one, other], others: { is: 'exchanged', seat } })
}

interface Spot {
  pile: number
  at: number
  host: Card
  as: number
}

const placeIn = (t: Table, card: Card): Spot => {
  const pile = pileOf(t.s, card)
  const at = cardsInPile(t.s, pile).indexOf(card)
  return { pile, at, host: hostOf(t.s, card), as: roleOf(t.s, card) }
}

function settle(t: Table, card: Card, { pile, at, host, as }: Spot): void {
  if (onTable(t.s, card)) leave(t.s, card)
  move(t, card, pile)
  const cards = cardsInPile(t.s, pile)
  cards.splice(cards.lastIndexOf(card), 1)
  cards.splice(Math.min(at, cards.length), 0, card)
  if (onTable(t.s, card)) place(t.s, card, host, as)
}
