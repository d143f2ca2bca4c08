/** Thinks apart from the table, so that the table can be used meanwhile. */
import { analyse, carryOut, type Depth, type Task } from '@dejarik/bots'
import type { GameRecord } from '@dejarik/kernel'
import type { GameId } from '../protocol.js'
import { gameOf } from './games.js'

export type Work =
  | { readonly game: GameId; readonly task: Task }
  | { readonly game: GameId; readonly record: GameRecord; readonly depth: Depth }

export interface Assigned {
  readonly n: number
  readonly work: Work
}

/** Does some work, wherever it is asked to. */
export async function think(work: Work): Promise<unknown> {
  const { engine } = await gameOf(work.game)
  return 'task' in work ? carryOut(engine, work.task) : [...analyse(engine, work.record, work.depth)]
}

interface Port {
  postMessage(done: object): void
  onmessage: ((event: { data: Assigned }) => void) | null
}

/** Only a worker of its own listens: the table's worker may load this, too. */
if ('DedicatedWorkerGlobalScope' in globalThis && (globalThis as { name?: string }).name === 'thinker') {
  const port = globalThis as unknown as Port
  port.onmessage = async ({ data: { n, work } }) => {
    try {
      port.postMessage({ n, found: await think(work) })
    } catch (error) {
      port.postMessage({ n, fault: error instanceof Error ? error.message : String(error) })
    }
  }
}
