import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type Task } from '@dejarik/bots'
import { type GameId, loadGame } from '../games.js'

/** What a thinking thread is started with: the game, and the decks that say which cards it needs. */
export interface Subject {
  readonly game: GameId
  readonly decks: readonly unknown[]
}

if (parentPort !== null) {
  process.removeAllListeners('warning')
  const port = parentPort
  const { game, decks } = workerData as Subject
  const engine = loadGame(game).then((module) => module.engineFor(decks))
  port.on('message', async (task: Task) => port.postMessage(carryOut(await engine, task)))
}
