import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { UsageError } from '../exit.js'
import { progress } from '../progress.js'
import type { Series } from './plan.js'
import { isQuick, openPool } from './pool.js'
import { noGames, sum, type Tally } from './tally.js'
import type { Job } from './worker.js'

/** After so many games what came of them is written down, where it is kept; after fewer where a game takes long. */
const BLOCK = 200
const LONG = 8

/** What is kept of a run, so that it can be taken up again. */
interface Kept {
  readonly dejarik: 'sim'
  readonly game: string
  readonly series: Series
  readonly tally: Tally
  /** How long it has taken so far, over all the times that it was taken up. */
  readonly seconds?: number
}

/** What came of a run, and how long it took. */
export interface Ran {
  readonly tally: Tally
  readonly seconds: number
}

export interface Running {
  readonly threads: number
  /** Where what came of the games is kept, so that those that were played are not played again. */
  readonly kept?: string | undefined
  /** After so many games it is written down, and asked whether that is enough. */
  readonly block?: number
  readonly isEnough?: (tally: Tally) => boolean
}

/**
 * Plays a series in so many threads. What comes of it does not depend on how many, nor on how often it was interrupted,
 * where it is kept.
 */
export async function run(job: Job, series: Series, games: number, running: Running): Promise<Ran> {
  const { threads, kept, block = isQuick(series) ? BLOCK : LONG, isEnough } = running
  const before: Ran = kept === undefined ? { tally: noGames(series.players), seconds: 0 } : takenUp(job, series, kept)
  let { tally } = before
  if (tally.games >= games || isEnough?.(tally)) return before
  const began = performance.now()
  const seconds = () => before.seconds + (performance.now() - began) / 1000
  const bar = progress(games, 'games', tally.games)
  const pool = openPool(job, threads)
  const inBlocks = kept !== undefined || isEnough !== undefined
  try {
    while (tally.games < games && !isEnough?.(tally)) {
      const to = inBlocks ? Math.min(games, tally.games + block) : games
      tally = sum(tally, (await pool.play(series, tally.games, to, bar.add)).tally)
      if (kept !== undefined) keep(kept, { dejarik: 'sim', game: job.game, series, tally, seconds: seconds() })
    }
    return { tally, seconds: seconds() }
  } finally {
    pool.close()
    bar.end()
  }
}

/** Whenever the run is stopped, the file is whole: the old one or the new one. */
function keep(file: string, what: Kept): void {
  const fresh = `${file}.new`
  writeFileSync(fresh, `${JSON.stringify(what)}\n`)
  renameSync(fresh, file)
}

/** What an earlier run has left in the file; a file of another run is refused. */
function takenUp({ game }: Job, series: Series, file: string): Ran {
  if (!existsSync(file)) return { tally: noGames(series.players), seconds: 0 }
  let kept: Partial<Kept> | null
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept> | null
  } catch {
    throw new UsageError(`${file} is not what a sim left there: it cannot be read. Name another file.`)
  }
  if (kept?.dejarik !== 'sim' || kept.tally === undefined)
    throw new UsageError(`${file} is not what a sim left there. Name another file.`)
  if (kept.game !== game || JSON.stringify(kept.series) !== JSON.stringify(series))
    throw new UsageError(`${file} is of another run: game, seed, bots, decks and format must be the same.`)
  return { tally: kept.tally, seconds: kept.seconds ?? 0 }
}
