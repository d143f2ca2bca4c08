import { Refused, said } from '@dejarik/kernel/log'
import type { GameId } from '../protocol.js'
import type { GameOfTable } from './game.js'

/** The games that can be played at the table, each loaded when it is chosen. */
const loaders: Readonly<Partial<Record<GameId, () => Promise<GameOfTable>>>> = {
  destiny: async () => (await import('./destiny.js')).destinyGame(),
  swtcg: async () => (await import('./swtcg.js')).swtcgGame(),
  swccg: async () => (await import('./swccg.js')).swccgGame(),
}

const loaded = new Map<GameId, Promise<GameOfTable>>()

export function gameOf(id: GameId): Promise<GameOfTable> {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (load === undefined) return Promise.reject(new Refused(said('There is no game {0}', id)))
  const game = load()
  loaded.set(id, game)
  return game
}
