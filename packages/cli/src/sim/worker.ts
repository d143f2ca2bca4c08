import { parentPort, workerData } from 'node:worker_threads'
import { type GameId, loadGame } from '../games.js'
import { type CardCounts, looksAtCards } from '../lab/cards.js'
import type { HandCounts } from '../lab/hands.js'
import type { Lengths } from '../lab/lengths.js'
import type { Series } from './plan.js'
import { playSeries, type Records } from './play-series.js'
import type { Tally } from './tally.js'

/** What a thread is started with. */
export interface Job {
  readonly game: GameId
  readonly records: Records
  /** Are the cards counted, too? */
  readonly cards?: boolean
}

/** Some games of a series. */
export interface Piece {
  readonly series: Series
  readonly numbers: readonly number[]
}

export interface Done {
  readonly tally: Tally
  readonly cards: CardCounts
  readonly hands: HandCounts
  readonly lengths: Lengths
}

/** Plays a piece, in whatever thread. */
export async function playPiece({ game, records, cards }: Job, { series, numbers }: Piece): Promise<Done> {
  const looks = cards ? looksAtCards() : undefined
  const tally = await playSeries(await loadGame(game), series, numbers, records, looks)
  return { tally, cards: looks?.counts ?? {}, hands: looks?.hands ?? {}, lengths: looks?.lengths ?? {} }
}

if (parentPort !== null) {
  // Node 20 warns in every thread that importing JSON is experimental.
  process.removeAllListeners('warning')
  const port = parentPort
  port.on('message', async (piece: Piece) => port.postMessage(await playPiece(workerData as Job, piece)))
}
