import { Worker } from 'node:worker_threads'
import { askWorker } from '../ask-worker.js'
import { addCards, type CardCounts } from '../lab/cards.js'
import { addHands, type HandCounts } from '../lab/hands.js'
import { addLengths, type Lengths } from '../lab/lengths.js'
import type { Series } from './plan.js'
import { noGames, sum } from './tally.js'
import { type Done, type Job, playPiece } from './worker.js'

/** Threads that play games. What comes of a series does not depend on how many there are. */
export interface Pool {
  /** Plays the games from one number up to another; `played` hears of every few that are over. */
  play(series: Series, from: number, to: number, played?: (games: number) => void): Promise<Done>
  close(): void
}

/** Do all its players answer at once? */
export const isQuick = ({ bots }: Series): boolean => bots.every((bot) => bot === 'random' || bot === 'heuristic')

/** Few enough that threads finish together, enough that talking costs nothing. */
const pieceOf = (series: Series): number => (isQuick(series) ? 10 : 1)

export function openPool(job: Job, threads: number): Pool {
  const workers =
    threads === 1
      ? []
      : Array.from({ length: threads }, () => new Worker(new URL('./worker.js', import.meta.url), { workerData: job }))
  return {
    async play(series, from, to, played = () => {}) {
      const size = pieceOf(series)
      let next = from
      let tally = noGames(series.players)
      const cards: CardCounts = {}
      const hands: HandCounts = {}
      const lengths: Lengths = {}
      const work = async (worker: Worker | null) => {
        while (next < to) {
          const numbers = Array.from({ length: Math.min(size, to - next) }, (_, i) => next + i)
          next += numbers.length
          const done = await (worker === null
            ? playPiece(job, { series, numbers })
            : askWorker<Done>(worker, { series, numbers }))
          tally = sum(tally, done.tally)
          addCards(cards, done.cards)
          addHands(hands, done.hands)
          addLengths(lengths, done.lengths)
          played(numbers.length)
        }
      }
      await Promise.all(workers.length === 0 ? [work(null)] : workers.map(work))
      return { tally, cards, hands, lengths }
    },
    close: () => workers.forEach((worker) => void worker.terminate()),
  }
}
