import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { GameModule } from '../game.js'
import type { Series } from '../sim/plan.js'
import { playSeries } from '../sim/play-series.js'

/** Bytes in use when everything that nobody holds is gone. */
export interface Memory {
  readonly games: number
  readonly early: number
  readonly late: number
}

/** Games after which all code is warm and everything that is found once has been found. */
const EARLY = 0.2
const PIECE = 100

function inUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** Plays so many random games in this thread, and looks at the memory after a fifth of them and at the end. */
export async function memoryOver(module: GameModule, games: number, faults: string): Promise<Memory> {
  const series: Series = { seed: 'memory', players: 2, bots: ['random', 'random'], decks: [null, null], format: null }
  let early = 0
  for (let from = 0; from < games; from += PIECE) {
    const numbers = Array.from({ length: Math.min(PIECE, games - from) }, (_, i) => from + i)
    await playSeries(module, series, numbers, { all: null, faults })
    if (early === 0 && from + PIECE >= EARLY * games) early = inUse()
  }
  return { games, early, late: inUse() }
}
