import { measure } from '../bench/measure.js'
import { command, gameOption, reporting } from '../command.js'
import { type GameId, gameIds, games, loadGame } from '../games.js'
import { columns } from '../text.js'

const whole = (n: number) => Math.round(n).toLocaleString('en')

export const bench = command('bench', 'Measure play and thinking on one core.', [
  'dejarik bench',
  'dejarik bench --game destiny --json',
])
  .addOption(gameOption('only this game; every one unless given'))
  .option('--brief', 'only see that it works: the code is not warm then, and the figures mean little')
  .action(
    reporting(async ({ game, brief = false }: { game?: GameId; brief?: boolean }) => {
      const ids = game === undefined ? gameIds : [game]
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
