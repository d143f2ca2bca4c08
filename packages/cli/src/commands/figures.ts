import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { positive, threadCount } from '../arguments.js'
import { command, gameOption, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { mayFill } from '../files.js'
import { type GameId, gameIds, games, loadGame } from '../games.js'
import { allFigures, type Found, found, isAnswered, seriesOf } from '../lab/figures.js'
import { type Memory, memoryOver } from '../lab/memory.js'
import { tellFaults } from '../sim/faults.js'
import { run } from '../sim/run.js'
import { terminal } from '../terminal.js'
import { columns } from '../text.js'

interface Options {
  readonly keep: string
  readonly game?: GameId
  readonly only?: string
  readonly most?: number
  readonly memory: number
  readonly seed: string
  readonly threads?: number
}

/** Games between two looks at a test: even, so that sides are equal. */
const ROUND = 8
/** Code that is compiled late takes some; growth would be many times that. */
const GROWTH = 1.1

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function row({ figure, tally, share, holds, verdict }: Found): string[] {
  const [a, b] = figure.bots
  const { goal } = figure
  const [won = 0, lost = 0] = tally.wins
  return [
    games[figure.game].title,
    `${a} – ${b}`,
    `${won} : ${lost}${tally.draws > 0 ? ` (${tally.draws} drawn)` : ''}`,
    `${percent(share.share)} (${percent(share.least)} to ${percent(share.most)})`,
    goal === null ? '' : `≥ ${percent(goal)}`,
    `${tally.errors} errors, ${tally.games - tally.finished} unfinished`,
    `${holds ? 'holds' : 'does not hold'}${verdict === 'open' ? ', not certain yet' : ''}`,
  ]
}

const steady = ({ early, late }: Memory): boolean => late <= GROWTH * early

/** What an earlier run has left; what cannot be read is measured anew. */
function keptIn(file: string): Memory | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory | null
  } catch {
    return null
  }
}

async function memoryOf(game: GameId, many: number, folder: string, faults: string): Promise<Memory> {
  const file = join(folder, `${game}-memory.json`)
  if (existsSync(file)) {
    const kept = keptIn(file)
    if (kept?.games === many) return kept
  }
  const memory = await memoryOver(await loadGame(game), many, faults)
  writeFileSync(file, `${JSON.stringify(memory)}\n`)
  return memory
}

export const figures = command(
  'figures',
  'Measure every figure that the bots must reach. It can be interrupted and resumed.',
  ['dejarik figures --keep figures', 'dejarik figures --keep figures --game destiny --only search:1000i'],
)
  .requiredOption('--keep <folder>', 'folder for the results; a later run resumes from it')
  .addOption(gameOption('only this game (default: all)'))
  .option('--only <bot>', 'only the figures of this bot')
  .option('--most <n>', 'maximum number of games for each figure', positive)
  .option('--memory <n>', 'number of games over which memory is measured', positive, 10_000)
  .option('--seed <seed>', 'the same seed gives the same games', '1')
  .option('--threads <n>', 'number of threads', threadCount)
  .action(
    reporting(async (options: Options) => {
      const { keep, game, only, most = Number.POSITIVE_INFINITY, seed } = options
      const wanted = allFigures.filter(
        (figure) => (game === undefined || figure.game === game) && (only === undefined || figure.bots[0] === only),
      )
      if (wanted.length === 0) throw new UsageError(`No figure is of the bot "${only}".`)
      mayFill(keep)
      const faults = join(tmpdir(), 'dejarik')
      const threads = options.threads ?? availableParallelism()
      const all: Found[] = []
      for (const figure of wanted) {
        const { tally } = await run(
          { game: figure.game, records: { all: null, faults } },
          seriesOf(figure, seed),
          Math.min(most, figure.games),
          {
            threads,
            kept: join(keep, `${figure.id}.json`),
            ...(figure.question === undefined ? {} : { block: ROUND }),
            isEnough: (tally) => isAnswered(figure, tally),
          },
        )
        tellFaults([tally])
        all.push(found(figure, tally))
        terminal().stderr.write(`${row(all.at(-1) as Found).join('  ')}\n`)
      }
      const watched = only === undefined ? gameIds.filter((id) => game === undefined || id === game) : []
      const memory: [GameId, Memory][] = []
      for (const id of watched) memory.push([id, await memoryOf(id, options.memory, keep, faults)])
      const text = [
        columns(all.map(row)),
        ...memory.map(
          ([id, { games: many, early, late }]) =>
            `${games[id].title}: ${mega(early)} in use after a fifth of ${many} games, ${mega(late)} after all`,
        ),
      ].join('\n')
      const json = {
        figures: all.map(({ figure, tally, share, holds, verdict }) => ({ ...figure, tally, share, holds, verdict })),
        memory: Object.fromEntries(memory),
      }
      return { text, json, holds: all.every(({ holds }) => holds) && memory.every(([, each]) => steady(each)) }
    }),
  )
