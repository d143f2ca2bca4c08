import { parentPort, workerData } from 'node:worker_threads'
import { type GameId, loadGame } from '../games.js'
import type { Series } from './plan.js'
import { playSeries, type Records, type Share } from './play-series.js'
import type { Tally } from './tally.js'

export interface Job {
  readonly game: GameId
  readonly series: Series
  readonly share: Share
  readonly records: Records
}

export type Said = { readonly played: number } | { readonly tally: Tally }

if (parentPort !== null) {
  // Node 20 warns in every thread that importing JSON is experimental.
  process.removeAllListeners('warning')
  const port = parentPort
  const { game, series, share, records } = workerData as Job
  let played = 0
  const tick = () => {
    if (++played % 10 === 0) port.postMessage({ played: 10 } satisfies Said)
  }
  port.postMessage({ tally: await playSeries(await loadGame(game), series, share, records, tick) } satisfies Said)
}
