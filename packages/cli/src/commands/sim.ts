import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { botName, positive, threadCount } from '../arguments.js'
import { botKind } from '../bots/kind.js'
import { allow, chooseDeck, isFormat } from '../choose-deck.js'
import { command, gameOption, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { mayFill, mayWrite } from '../files.js'
import type { Deck, GameModule } from '../game.js'
import { type GameId, loadGame } from '../games.js'
import { describe, simulation } from '../sim/describe.js'
import { tellFaults } from '../sim/faults.js'
import type { Series } from '../sim/plan.js'
import { LONGEST } from '../sim/play-game.js'
import { isQuick } from '../sim/pool.js'
import { run } from '../sim/run.js'
import { checkSides } from '../sim/seating.js'

interface Options {
  readonly game: GameId
  readonly games: number
  readonly seed: string
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
  readonly deckA?: string
  readonly deckB?: string
  readonly deckC?: string
  readonly deckD?: string
  readonly format?: string
  readonly players: number
  readonly threads?: number
  readonly record?: string
  readonly resume?: string
  readonly export?: string
  readonly lenient?: true
}

function seriesOf(module: GameModule, options: Options): Series {
  const { players, seed } = options
  const { least, most } = module.players
  if (players < least || players > most)
    throw new UsageError(`${module.id} is for ${least} to ${most} players, not ${players}.`)
  const words = [options.deckA, options.deckB, options.deckC, options.deckD]
  if (words.slice(players).some((word) => word !== undefined))
    throw new UsageError(`There are only ${players} players; add --players ${words.findLastIndex(Boolean) + 1}.`)
  const decks = words.slice(0, players).map((word) => (word === undefined ? null : chooseDeck(module, word)))
  const given = decks.filter((deck) => deck !== null)
  checkSides(module.decks, decks)
  const format = options.format ?? module.decks.formatOf(given, players)
  isFormat(module, format, players)
  for (const deck of given) allow(module, deck, format, options.lenient ?? false)
  return { seed, players, bots: [options.a, options.b, options.c, options.d].slice(0, players), decks, format }
}

/** The decks that the games may be played with. */
const decksOf = ({ decks }: GameModule, series: Series): readonly Deck[] =>
  series.decks.includes(null)
    ? [...decks.shipped, ...series.decks.filter((deck) => deck !== null)]
    : (series.decks as readonly Deck[])

/** Threads cost time to start: one for every hundred games that are over at once, else one for each core. */
export const threadsFor = (series: Series, games: number, cores: number): number =>
  Math.max(1, Math.min(cores, isQuick(series) ? Math.floor(games / 100) : games))

export const sim = command('sim', 'Play many games between bots and report the results.', [
  'dejarik sim --game destiny --games 1000',
  'dejarik sim --game destiny --games 200 --seed 7 --deck-a "Kylo Ren" --deck-b rey.txt --json',
  'dejarik sim --game destiny --games 100 --players 4',
  'dejarik sim --game swtcg --games 100',
])
  .addOption(gameOption().makeOptionMandatory())
  .requiredOption('--games <n>', 'number of games', positive)
  .option('--seed <seed>', 'the same seed gives the same games with any number of threads', '1')
  .option('--a <bot>', 'the bot for side a', botName, 'random')
  .option('--b <bot>', 'the bot for side b', botName, 'random')
  .option('--c <bot>', 'the bot for side c, with three or more players', botName, 'random')
  .option('--d <bot>', 'the bot for side d, with four players', botName, 'random')
  .option('--deck-a <deck>', 'a deck file, or the name of a shipped deck (default: they vary)')
  .option('--deck-b <deck>', 'the same for side b')
  .option('--deck-c <deck>', 'the same for side c')
  .option('--deck-d <deck>', 'the same for side d')
  .option('--format <id>', 'the format to play (default: the one that fits the decks)')
  .option('--players <n>', '2, or 3 or 4 in a free-for-all', positive, 2)
  .option('--threads <n>', 'number of threads', threadCount)
  .option('--record <folder>', 'write a record of every game to this folder')
  .option('--resume <file>', 'keep results in this file, and resume where an earlier run stopped')
  .option('--export <folder>', 'write every decision to this folder as JSON lines, one file per game')
  .option('--lenient', 'allow illegal decks, and cards that are not fully understood')
  .action(
    reporting(async (options: Options) => {
      const module = await loadGame(options.game)
      const series = seriesOf(module, options)
      mayWrite(options.resume)
      mayFill(options.record)
      mayFill(options.export)
      const lines = options.export === undefined ? {} : { lines: options.export }
      const records = { all: options.record ?? null, faults: join(tmpdir(), 'dejarik'), ...lines }
      const threads = Math.min(
        options.threads ?? threadsFor(series, options.games, availableParallelism()),
        options.games,
      )
      const job = { game: options.game, records }
      const { tally, seconds } = await run(job, series, options.games, { threads, kept: options.resume })
      const numbers = simulation(options.game, tally, seconds)
      tellFaults([tally])
      const unfinished = tally.games - tally.finished - tally.errors
      const clock = series.bots.filter((bot) => !botKind(bot).reproducible)
      const notes = [
        ...(module.decks.notes?.(decksOf(module, series)) ?? []),
        ...(unfinished > 0 ? [`${unfinished} cut off after ${LONGEST} answers`] : []),
        ...(tally.games > options.games ? [`${options.resume} held more games than were asked for; all count`] : []),
        ...(options.record === undefined ? [] : [`every game is written down in ${options.record}`]),
        ...(clock.length > 0
          ? [`${clock.join(' and ')} may answer otherwise another time, so another run may differ`]
          : []),
      ]
      return { text: describe(numbers, series.bots, notes), json: numbers, holds: tally.finished === tally.games }
    }),
  )
