import { Worker } from 'node:worker_threads'
import { loadGame } from '../games.js'
import { progress } from '../progress.js'
import { playSeries } from './play-series.js'
import { noGames, sum, type Tally } from './tally.js'
import type { Job, Said } from './worker.js'

/** Plays a series in so many threads. What comes of it does not depend on how many. */
export async function run(job: Omit<Job, 'share'>, games: number, threads: number): Promise<Tally> {
  const bar = progress(games, 'games')
  try {
    if (threads === 1) {
      const share = { first: 0, step: 1, games }
      return await playSeries(await loadGame(job.game), job.series, share, job.records, () => bar.add(1))
    }
    const shares = Array.from({ length: threads }, (_, first) => ({ first, step: threads, games }))
    const tallies = await Promise.all(shares.map((share) => inThread({ ...job, share }, bar.add)))
    return tallies.reduce(sum, noGames(job.series.players))
  } finally {
    bar.end()
  }
}

function inThread(job: Job, played: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
    worker.on('message', (said: Said) => {
      if ('tally' in said) resolve(said.tally)
      else played(said.played)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A thread ended with ${code} before it had played its games`)))
  })
}
