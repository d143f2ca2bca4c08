/**
 * A process that plays games by one build and reports what they cost: `node player.js FOLDER GAME`. It is told over its
 * channel which games to play, and answers with the choices that were made and the processor time they took.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameId } from '../games.js'
import type { Series } from '../sim/plan.js'

export interface Stretch {
  readonly first: number
  readonly games: number
}

export interface Cost {
  readonly choices: number
  /** Of processor time, collecting garbage and compiling included. */
  readonly microseconds: number
}

const [folder = '.', game = ''] = process.argv.slice(2)

/** A module of that build, which is taken to have the shape of this one. */
const from = <M>(path: string): Promise<M> => import(pathToFileURL(join(folder, 'packages', path)).href)

const { loadGame } = await from<typeof import('../games.js')>('cli/dist/src/games.js')
const { plan } = await from<typeof import('../sim/plan.js')>('cli/dist/src/sim/plan.js')
const { playGame } = await from<typeof import('../sim/play-game.js')>('cli/dist/src/sim/play-game.js')
const { parseBot } = await from<typeof import('@dejarik/bots')>('bots/dist/src/index.js')
const { decks, engineFor } = await loadGame(game as GameId)
const series: Series = { seed: 'bench', players: 2, bots: ['random', 'random'], decks: [null, null], format: null }

async function play({ first, games }: Stretch): Promise<number> {
  let choices = 0
  for (let number = first; number < first + games; number++) {
    const planned = plan(series, number, decks.shipped, decks.fits)
    const setting = { ...planned, format: decks.formatOf(planned.decks, 2) }
    const bots = planned.botSeeds.map((seed) => parseBot('random').make(seed))
    const { answers, error } = await playGame(engineFor(planned.decks), setting, bots)
    if (error !== undefined) throw error
    choices += answers.length
  }
  return choices
}

const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', (stretch: Stretch & { readonly cold?: true }) => {
  // From a cold start the process itself counts, too.
  const began = stretch.cold ? 0 : spent()
  play(stretch).then(
    (choices) => process.send?.({ choices, microseconds: spent() - began } satisfies Cost),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.('ready')
