import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../exit.js'
import type { GameId } from '../games.js'
import type { Cost, Stretch } from './player.js'

/** How many times as fast this build is, and the interval in which that lies with 95 % confidence. */
export interface Ratio {
  readonly ratio: number
  readonly low: number
  readonly high: number
}

const here = fileURLToPath(new URL('../../../../..', import.meta.url))
const program = fileURLToPath(new URL('player.js', import.meta.url))

/** Games of a stretch that takes about a second, and games of one run from a cold start. */
const games: Readonly<Record<GameId, { readonly warm: number; readonly cold: number }>> = {
  destiny: { warm: 100, cold: 2000 },
  swtcg: { warm: 60, cold: 2000 },
  swccg: { warm: 6, cold: 100 },
}
const WARM_UP = 12
const WARM_STRETCHES = 15
const COLD_RUNS = 5

async function start(folder: string, game: GameId): Promise<ChildProcess> {
  const child = fork(program, [folder, game])
  await answerOf(child)
  return child
}

async function answerOf(child: ChildProcess): Promise<Cost> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ error: `it ended with exit code ${code}` }]),
  ])
  if (answer.error !== undefined) throw new Error(`A game could not be played: ${answer.error}`)
  return answer
}

async function play(child: ChildProcess, stretch: Stretch & { readonly cold?: true }): Promise<number> {
  child.send(stretch)
  const { choices, microseconds } = await answerOf(child)
  return microseconds / choices
}

/**
 * The median of ratios, and its interval: of that many sorted ratios the median lies between the k-th from below and from
 * above, where fewer heads than k in as many tosses of a coin are unlikely enough.
 */
export function summary(ratios: readonly number[]): Ratio {
  const sorted = [...ratios].sort((a, b) => a - b)
  const n = sorted.length
  let k = 0
  let chance = 0.5 ** n
  for (let below = chance; below <= 0.025 && k < n / 2; below += chance) {
    k++
    chance *= (n - k + 1) / k
  }
  const at = (i: number): number => Number((sorted[Math.max(0, Math.min(n - 1, i))] ?? Number.NaN).toFixed(3))
  return { ratio: at(Math.floor(n / 2)), low: at(k - 1), high: at(n - k) }
}

/** Both builds have played for a while, and play the same games in turns. */
async function warm(game: GameId, folder: string, brief: boolean): Promise<Ratio> {
  const [ours, theirs] = [await start(here, game), await start(folder, game)]
  const count = brief ? 2 : games[game].warm
  const ratios: number[] = []
  try {
    for (let i = brief ? 0 : -WARM_UP; i < (brief ? 3 : WARM_STRETCHES); i++) {
      const stretch = { first: Math.max(0, i) * count, games: count }
      const own = await play(ours, stretch)
      const other = await play(theirs, stretch)
      if (i >= 0) ratios.push(other / own)
    }
  } finally {
    ours.kill()
    theirs.kill()
  }
  return summary(ratios)
}

/** Each run is a fresh process; what it costs to start counts. */
async function cold(game: GameId, folder: string, brief: boolean): Promise<Ratio> {
  const run = async (build: string): Promise<number> => {
    const child = await start(build, game)
    try {
      return await play(child, { first: 0, games: brief ? 2 : games[game].cold, cold: true })
    } finally {
      child.kill()
    }
  }
  const ratios: number[] = []
  for (let i = 0; i < (brief ? 1 : COLD_RUNS); i++) {
    const own = await run(here)
    ratios.push((await run(folder)) / own)
  }
  return summary(ratios)
}

/** Plays the same games by this build and by the one in a folder, in turns, and compares them by processor time. */
export async function against(game: GameId, folder: string, brief: boolean): Promise<{ warm: Ratio; cold: Ratio }> {
  if (!existsSync(join(folder, 'packages/cli/dist/src/games.js')))
    throw new UsageError(`There is no build in ${folder}. Give a checkout in which "npm run build" was run.`)
  return { warm: await warm(game, folder, brief), cold: await cold(game, folder, brief) }
}
