import { type CardData, type CardId, isUnitCard, type Side } from '../cards/card.js'

export type DeckEntry = { card: CardId; copies: number }

/** What a player brings to the game. rule swtcg.deck-rules */
export type Deck = { name: string; cards: DeckEntry[] }

/** What made a deck list hard to read. `card`: the card that was taken all the same. */
export type ReadingFault = { line?: number; card?: CardId; says: string; mend: string }

/** A rule that a deck breaks, and a way to mend it. */
export type DeckFault = { rule: string; card?: CardId; says: string; mend: string }

export type ReadDeck = { deck: Deck; faults: ReadingFault[] }

export const emptyDeck = (name: string): Deck => ({ name, cards: [] })

/** Adds copies to the entry of a card, or makes one. */
export function putCard(deck: Deck, card: CardId, copies: number): void {
  const entry = deck.cards.find((one) => one.card === card)
  if (entry === undefined) deck.cards.push({ card, copies })
  else entry.copies += copies
}

/** An entry of the deck with its card. */
export type Held = { data: CardData; copies: number }

/** The entries whose card is known. */
export function heldCards(deck: Deck, cards: readonly CardData[]): Held[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  return deck.cards.flatMap(({ card, copies }) => {
    const data = known.get(card)
    return data === undefined ? [] : [{ data, copies }]
  })
}

export const countCards = (held: readonly Held[], which: (card: CardData) => boolean = () => true): number =>
  held.reduce((sum, { data, copies }) => (which(data) ? sum + copies : sum), 0)

export const countUnits = (held: readonly Held[]): number => countCards(held, isUnitCard)

/** The side that a deck plays; a deck of neutral cards can serve as either, and is `neutral`. rule swtcg.deck-rules */
export function deckSide(deck: Deck, cards: readonly CardData[]): Side {
  const held = heldCards(deck, cards)
  const light = countCards(held, ({ side }) => side === 'light')
  const dark = countCards(held, ({ side }) => side === 'dark')
  return light === 0 && dark === 0 ? 'neutral' : light >= dark ? 'light' : 'dark'
}
