import { type CardData, cards, type Deck, heldCards, isUnderstood, type SwccgEngine, swccg } from '@dejarik/swccg'

let made: SwccgEngine | undefined

/** Every card of the sets that are known comes with the game; words that nobody has read yet do nothing. */
export const shippedEngine = (): SwccgEngine => {
  made ??= swccg(cards)
  return made
}

/** The cards of a deck whose text is not understood yet. */
export const notUnderstood = (deck: Deck): CardData[] =>
  heldCards(deck, cards).flatMap(({ data }) => (isUnderstood(data) ? [] : [data]))
