import { said } from '../log/said.js'
import { type DeckFault, takeLast, takeOut } from './faults.js'

/** A card of a deck by its id, and how often it is there. */
export type DeckEntry = { card: string; copies: number }

/** An entry with its card. */
export type Held<Card> = { data: Card; copies: number }

/** Adds copies to the entry of a card, or makes one. */
export function putEntry(entries: DeckEntry[], card: string, copies: number): void {
  const entry = entries.find((one) => one.card === card)
  if (entry === undefined) entries.push({ card, copies })
  else entry.copies += copies
}

const lists = new WeakMap<object, ReadonlyMap<string, unknown>>()

/** The cards of a list by their ids, sorted once: lists are long and never change. */
function byId<Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> {
  const known = lists.get(cards) ?? new Map(cards.map((card) => [card.id, card]))
  lists.set(cards, known)
  return known as ReadonlyMap<string, Card>
}

/** The entries whose card is known. */
export function heldEntries<Card extends { readonly id: string }>(
  entries: readonly DeckEntry[],
  cards: readonly Card[],
): Held<Card>[] {
  const known = byId(cards)
  return entries.flatMap(({ card, copies }) => {
    const data = known.get(card)
    return data === undefined ? [] : [{ data, copies }]
  })
}

/** All of them, to be written down: a card that is not among `cards` cannot be named and is an error. */
export function namedEntries<Card extends { readonly id: string }>(
  deck: { readonly name: string; readonly cards: readonly DeckEntry[] },
  cards: readonly Card[],
): Held<Card>[] {
  const known = byId(cards)
  return deck.cards.map(({ card, copies }) => {
    const data = known.get(card)
    if (data === undefined) throw new Error(`The deck "${deck.name}" holds ${card}, which is no known card.`)
    return { data, copies }
  })
}

export const countHeld = <Card>(held: readonly Held<Card>[], which: (card: Card) => boolean = () => true): number =>
  held.reduce((sum, { data, copies }) => (which(data) ? sum + copies : sum), 0)

/** Every card listed, known or not: a missing card must not look like a short deck. */
export const countEntries = (entries: readonly DeckEntry[]): number =>
  entries.reduce((sum, { copies }) => sum + copies, 0)

export function wrongCount(rule: string, { card, copies }: DeckEntry): DeckFault[] {
  if (Number.isInteger(copies) && copies >= 1) return []
  const mend = said('List one copy or more, or take it out.')
  return [{ rule, card, ...said('The deck lists {0} copies of {1}.', copies, card), mend, fixes: [takeOut(card)] }]
}

/** More copies than allowed; `key` tells which cards are copies of each other, `name` what they are called. */
export function tooManyCopies<Card extends { readonly id: string }>(
  held: readonly Held<Card>[],
  most: number,
  { rule, key, name }: { rule: string; key: (card: Card) => string; name: (card: Card) => string },
): DeckFault[] {
  const counts = new Map<string, { data: Card; entries: DeckEntry[] }>()
  for (const { data, copies } of held) {
    const before = counts.get(key(data)) ?? { data, entries: [] }
    before.entries.push({ card: data.id, copies })
    counts.set(key(data), before)
  }
  return [...counts.values()].flatMap(({ data, entries }) => {
    const copies = countEntries(entries)
    if (copies <= most) return []
    const says = said('The deck has {0} copies of {1}; {2} are allowed.', copies, name(data), most)
    const fixes = [takeLast(entries, copies - most)]
    return [{ rule, card: data.id, ...says, mend: said('Take out {0}.', copies - most), fixes }]
  })
}
