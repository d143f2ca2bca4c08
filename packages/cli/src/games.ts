import { UsageError } from './exit.js'
import type { GameModule } from './game.js'
import { didYouMean } from './nearest.js'

export const gameIds = ['swccg', 'swtcg', 'destiny'] as const

export type GameId = (typeof gameIds)[number]

export interface Game {
  readonly title: string
  /** What its length is counted in. */
  readonly spans: 'turns' | 'rounds'
  /** Loads the game's engine, cards and decks. */
  readonly load: () => Promise<GameModule>
}

/** The games that commands know. */
export const games: Readonly<Record<GameId, Game>> = {
  swccg: {
    title: 'Star Wars Customizable Card Game',
    spans: 'turns',
    load: async () => (await import('./swccg/index.js')).swccgModule(),
  },
  swtcg: {
    title: 'Star Wars Trading Card Game',
    spans: 'turns',
    load: async () => (await import('./swtcg/index.js')).swtcgModule(),
  },
  destiny: {
    title: 'Star Wars: Destiny',
    spans: 'rounds',
    load: async () => (await import('./destiny/index.js')).destinyModule(),
  },
}

/** Reads a GAME argument. */
export const gameId = (word: string): GameId => {
  const found = gameIds.find((id) => id === word)
  if (found) return found
  throw new UsageError(`There is no game "${word}"; GAME is one of ${gameIds.join(', ')}.${didYouMean(word, gameIds)}`)
}

/** The engine of a game, its cards and its decks. */
export const loadGame = (id: GameId): Promise<GameModule> => games[id].load()
