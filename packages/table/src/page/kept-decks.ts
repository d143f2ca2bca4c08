import { keep, recall } from '../kept.js'
import type { GameId } from '../protocol.js'

/** A deck that a player keeps in this browser, as a list in a format that the game reads. */
export interface KeptDeck {
  readonly name: string
  readonly list: string
}

const key = (game: GameId): string => `dejarik.decks.${game}`

export const keptDecks = (game: GameId): readonly KeptDeck[] => recall(key(game), [])

/** Keeps a deck under its name; one of the same name gives way. Returns whether it outlasts the page. */
export function keepDeck(game: GameId, deck: KeptDeck): boolean {
  const others = keptDecks(game).filter(({ name }) => name !== deck.name)
  return keep(key(game), [...others, deck])
}
