import { UsageError } from './exit.js'
import type { GameModule } from './game.js'
import { didYouMean } from './nearest.js'

export const gameIds = ['swccg', 'swtcg', 'destiny'] as const

export type GameId = (typeof gameIds)[number]

export interface Game {
  readonly title: string
  /** Loads the game's engine; absent while the game cannot be played. */
  readonly load?: () => Promise<GameModule>
}

/** The games that commands know. A game becomes playable by its `load`. */
export const games: Readonly<Record<GameId, Game>> = {
  swccg: { title: 'Star Wars Customizable Card Game' },
  swtcg: {
    title: 'Star Wars Trading Card Game',
    load: async () => (await import('./swtcg/index.js')).swtcgModule(),
  },
  destiny: { title: 'Star Wars: Destiny', load: async () => (await import('./destiny/index.js')).destinyModule() },
}

/** Reads a GAME argument. */
export const gameId = (word: string): GameId => {
  const found = gameIds.find((id) => id === word)
  if (found) return found
  throw new UsageError(`There is no game "${word}"; GAME is one of ${gameIds.join(', ')}.${didYouMean(word, gameIds)}`)
}

export const playable = (): readonly GameId[] => gameIds.filter((id) => games[id].load)

/** The engine of a game, or a sentence that says why there is none. */
export const loadGame = async (id: GameId): Promise<GameModule> => {
  const { title, load } = games[id]
  if (load) return load()
  const instead = playable().length > 0 ? `Playable now: ${playable().join(', ')}.` : 'No game is playable yet.'
  throw new UsageError(
    `${title} (${id}) cannot be played yet. ${instead} Its rules can be read: dejarik rules --game ${id} WORDS`,
  )
}
