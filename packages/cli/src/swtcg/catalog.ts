import {
  type CardData,
  cards,
  type Deck,
  heldCards,
  isPlayable,
  playedAs,
  type SwtcgEngine,
  swtcg,
} from '@dejarik/swtcg'

let made: SwtcgEngine | undefined

/** Every card of the eight sets comes with the game; words that nobody has read, or that the engine cannot carry out yet, do nothing. */
export const shippedEngine = (): SwtcgEngine => {
  made ??= swtcg(cards.map(playedAs))
  return made
}

/** The cards of a deck whose text is not understood yet. */
export const notUnderstood = (deck: Deck): CardData[] =>
  heldCards(deck, cards).flatMap(({ data }) => (isPlayable(data) ? [] : [data]))
