import { IN_PLAY, PILES, touch } from '../cache/aspects.js'
import { shuffle } from '../chance/random.js'
import { cardsInPile, incarnationOf, knownBy, pileOf } from '../state/columns.js'
import { bit, type Card, type CoreState, everybody, NONE, type Seat } from '../state/state.js'
import type { Table } from '../table.js'

/** What a pile is, to the rules of knowledge. */
export interface PileSpec {
  readonly name: string
  /** Whose it is; -1 for a pile that belongs to the table. */
  readonly seat: Seat
  /** Who sees its cards by right. */
  readonly seen: 'all' | 'owner' | 'none'
  /** Places in it mean nothing to the others: a hand. Whoever has seen a card of it cannot tell which card leaves. */
  readonly loose?: true
  /** Cards in it are in play: their texts count. */
  readonly inPlay?: true
}

/** What of a state changes with the cards of such a pile. */
export const aspectOf = ({ inPlay }: PileSpec): number => (inPlay === true ? IN_PLAY : PILES)

/** Puts a card into a pile: a new incarnation of it. Seats that knew it still know it, unless they lost sight of it. */
export function move(t: Table, card: Card, pile: number, at: 'top' | 'bottom' = 'top'): void {
  const { s } = t
  const specs = t.rules.piles(s.seats)
  const left = pileOf(s, card)
  const from = cardsInPile(s, left)
  from.splice(from.lastIndexOf(card), 1)
  const into = cardsInPile(s, pile)
  if (at === 'top') into.push(card)
  else into.unshift(card)
  s.pile[card] = pile
  s.incarnation[card] = incarnationOf(s, card) + 1
  const spec = specs[pile] as PileSpec
  const source = specs[left] as PileSpec
  if (source.loose && left !== pile) {
    if (spec.seen === 'all') mistake(s, card, from, source.seat)
    else loseSight(s, card, from, source.seat)
  }
  if (spec.seen === 'all') s.known[card] = everybody(s)
  else if (spec.seen === 'owner') s.known[card] = knownBy(s, card) | bit(spec.seat)
  s.clock++
  touch(s, aspectOf(spec))
  if (source.inPlay !== spec.inPlay) touch(s, aspectOf(source))
}

/** A card that is shown may be the copy that somebody had seen in that hand: of equal cards, one fewer is known there. */
function mistake(s: CoreState, card: Card, hand: readonly Card[], owner: Seat, shown: readonly Card[] = [card]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === owner || knows(s, seat, card)) continue
    const twin = hand.find((other) => !shown.includes(other) && s.def[other] === s.def[card] && knows(s, seat, other))
    if (twin !== undefined) forget(s, twin, ~bit(seat))
  }
}

/** A card that leaves a hand unseen may have been any of it: what others had seen there is no longer certain. */
function loseSight(s: CoreState, card: Card, hand: readonly Card[], owner: Seat): void {
  forget(s, card, bit(owner))
  for (const other of hand) forget(s, other, bit(owner))
}

/** Shuffles a pile; nobody knows its order any more, nor which of its cards is which, nor can point at one of them. */
export function shufflePile(t: Table, pile: number): void {
  const { s } = t
  const cards = cardsInPile(s, pile)
  shuffle(s.random, cards)
  for (const card of cards) {
    s.known[card] = 0
    s.incarnation[card] = incarnationOf(s, card) + 1
  }
  s.clock++
  touch(s, aspectOf(t.rules.piles(s.seats)[pile] as PileSpec))
}

/** From now on this seat knows this card where it lies. */
export function learn(s: CoreState, seat: Seat, card: Card): void {
  s.known[card] = knownBy(s, card) | bit(seat)
}

/** From now on everybody knows this card where it lies. */
export const reveal = (t: Table, card: Card): void => revealAll(t, [card])

/** Cards that are shown at the same time are different cards, even where they are copies. */
export function revealAll(t: Table, cards: readonly Card[]): void {
  const { s } = t
  for (const card of cards) {
    const pile = pileOf(s, card)
    const spec = t.rules.piles(s.seats)[pile] as PileSpec
    if (spec.loose) mistake(s, card, cardsInPile(s, pile), spec.seat, cards)
  }
  for (const card of cards) s.known[card] = everybody(s)
}

/** This card can no longer be told from the others of its pile: only these seats still know it. */
export function forget(s: CoreState, card: Card, except = 0): void {
  s.known[card] = knownBy(s, card) & except
}

export const knows = (s: CoreState, seat: Seat, card: Card): boolean => (knownBy(s, card) & bit(seat)) !== 0

export const isPublic = (s: CoreState, card: Card): boolean => s.known[card] === everybody(s)

/** The card on top of a pile, or -1. */
export function top(s: CoreState, pile: number): Card {
  const cards = cardsInPile(s, pile)
  return cards.length === 0 ? NONE : (cards[cards.length - 1] as Card)
}
