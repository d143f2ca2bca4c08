import { resolve } from 'node:path'
import { against, type Ratio } from '../bench/against.js'
import { measure } from '../bench/measure.js'
import { command, gameOption, reporting } from '../command.js'
import { type GameId, gameIds, games, loadGame } from '../games.js'
import { columns } from '../text.js'

const whole = (n: number) => Math.round(n).toLocaleString('en')

interface Options {
  readonly game?: GameId
  readonly brief?: boolean
  readonly against?: string
}

const times = ({ ratio, low, high }: Ratio) => `${ratio.toFixed(2)}× as fast (${low.toFixed(2)} to ${high.toFixed(2)})`

async function compared(ids: readonly GameId[], folder: string, brief: boolean) {
  const numbers: Partial<Record<GameId, { warm: Ratio; cold: Ratio }>> = {}
  const text: string[] = []
  for (const id of ids) {
    const of = await against(id, folder, brief)
    numbers[id] = of
    text.push(
      games[id].title,
      columns([
        ['  warm', times(of.warm)],
        ['  from a cold start', times(of.cold)],
      ]),
    )
  }
  return { text: text.join('\n'), json: numbers }
}

export const bench = command('bench', 'Measure the speed of the engine and the bots on one core.', [
  'dejarik bench',
  'dejarik bench --game destiny --json',
  'dejarik bench --game swccg --against ../before',
])
  .addOption(gameOption('only this game (default: all)'))
  .option('--brief', 'a quick check that it works; without warm-up the figures mean little')
  .option('--against <folder>', 'compare with the build in another checkout, playing the same games in turns')
  .action(
    reporting(async ({ game, brief = false, against: folder }: Options) => {
      const ids = game === undefined ? gameIds : [game]
      if (folder !== undefined) return compared(ids, resolve(folder), brief)
      const numbers: Partial<Record<GameId, Awaited<ReturnType<typeof measure>>>> = {}
      for (const id of ids) numbers[id] = await measure(await loadGame(id), brief)
      const text = ids.map((id) => {
        const of = numbers[id]!
        return [
          games[id].title,
          columns([
            ['  choices a second', whole(of.choicesPerSecond)],
            ['  games a second', String(of.gamesPerSecond)],
            ['  copying a state', `${of.cloneMicroseconds} µs`],
            ['  sampling a world', `${of.worldMicroseconds} µs`],
            ['  size of a state', `${whole(of.stateBytes)} bytes`],
            ['  heuristic choices a second', whole(of.heuristicChoicesPerSecond)],
            ['  search iterations a second', whole(of.searchIterationsPerSecond)],
          ]),
        ].join('\n')
      })
      return { text: text.join('\n\n'), json: numbers }
    }),
  )
