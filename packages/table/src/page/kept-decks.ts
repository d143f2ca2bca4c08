import type { GameId } from '../protocol.js'

/** A deck that a player keeps in this browser, as a list in a format that the game reads. */
export interface KeptDeck {
  readonly name: string
  readonly list: string
}

const key = (game: GameId): string => `dejarik.decks.${game}`

export function keptDecks(game: GameId): readonly KeptDeck[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? '[]') as KeptDeck[]
  } catch {
    return []
  }
}

/** Keeps a deck under its name; one of the same name gives way. */
export function keepDeck(game: GameId, deck: KeptDeck): void {
  const others = keptDecks(game).filter(({ name }) => name !== deck.name)
  localStorage.setItem(key(game), JSON.stringify([...others, deck]))
}
