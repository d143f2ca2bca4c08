import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entrant, type Match, arena as run } from '../arena/arena.js'
import { botName, positive, probability, threadCount } from '../arguments.js'
import { allow, chooseDeck } from '../choose-deck.js'
import { command, gameOption, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import type { GameModule } from '../game.js'
import { type GameId, games, loadGame } from '../games.js'
import { tellFaults } from '../sim/faults.js'
import { openPool } from '../sim/pool.js'
import { mayMeet } from '../sim/seating.js'
import { terminal } from '../terminal.js'
import { columns, count } from '../text.js'

interface Options {
  readonly game: GameId
  readonly bots?: string
  readonly decks?: string
  readonly bot: string
  readonly games: number
  readonly seed: string
  readonly low: number
  readonly high: number
  readonly risk: number
  readonly threads?: number
}

const words = (list: string): string[] => list.split(',').map((word) => word.trim())

function entrantsOf(module: GameModule, { bots, decks, bot }: Options): Entrant[] {
  if ((bots === undefined) === (decks === undefined))
    throw new UsageError('Say who plays: either --bots random,heuristic or --decks all (or their names).')
  if (bots !== undefined) return words(bots).map((word) => ({ name: botName(word), bot: botName(word), deck: null }))
  const chosen = decks === 'all' ? module.decks.shipped : words(decks as string).map((word) => chooseDeck(module, word))
  for (const deck of chosen) allow(module, deck, module.decks.formatOf([deck], 2), false)
  return chosen.map((deck) => ({ name: deck.name, bot, deck }))
}

/** Decks that would have to sit at the same seat never meet. */
const meets =
  ({ decks }: GameModule) =>
  (a: Entrant, b: Entrant): boolean =>
    mayMeet(
      decks,
      [a.deck, b.deck].filter((deck) => deck !== null),
    )

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** One match in words: who won how many, how sure that is, and what follows. */
function line(entrants: readonly Entrant[], { a, b, tally, share, verdict }: Match): string[] {
  const [won = 0, lost = 0] = tally.wins
  const better = share.share >= 0.5 ? a : b
  return [
    `${entrants[a]?.name} – ${entrants[b]?.name}`,
    `${won} : ${lost}${tally.draws > 0 ? ` (${tally.draws} drawn)` : ''}`,
    `${percent(share.share)} (${percent(share.least)} to ${percent(share.most)})`,
    verdict === 'better'
      ? `${entrants[better]?.name} is better`
      : verdict === 'open'
        ? 'not decided'
        : 'about as good as each other',
  ]
}

export const arena = command('arena', 'Compare bots, or decks: which is stronger, with a confidence interval.', [
  'dejarik arena --game destiny --bots random,heuristic,search:200i',
  'dejarik arena --game swccg --decks all --bot heuristic --games 100 --json',
  'dejarik arena --game swtcg --bots heuristic,search:1000i --games 120 --low 0.5 --high 0.7',
])
  .addOption(gameOption().makeOptionMandatory())
  .option('--bots <list>', 'bots to compare, separated by commas; each game uses two of the shipped decks')
  .option('--decks <list>', 'decks to compare, separated by commas, or all')
  .option('--bot <bot>', 'the bot that plays the decks', botName, 'heuristic')
  .option('--games <n>', 'maximum number of games for each pair', positive, 400)
  .option('--seed <seed>', 'the same seed gives the same games', '1')
  .option('--low <share>', 'a win rate that does not count as stronger', probability, 0.5)
  .option('--high <share>', 'a win rate that does', probability, 0.6)
  .option('--risk <share>', 'the probability that the verdict is wrong', probability, 0.05)
  .option('--threads <n>', 'number of threads', threadCount)
  .action(
    reporting(async (options: Options) => {
      const module = await loadGame(options.game)
      const entrants = entrantsOf(module, options)
      if (entrants.length < 2) throw new UsageError('At least two must take part.')
      const may = meets(module)
      if (!entrants.some((a, i) => entrants.slice(i + 1).some((b) => may(a, b))))
        throw new UsageError('No two of these decks may meet; name two that can sit opposite.')
      const { low, high, risk, seed } = options
      if (low >= high) throw new UsageError(`--low (${low}) must be less than --high (${high}).`)
      const threads = options.threads ?? availableParallelism()
      const pool = openPool({ game: options.game, records: { all: null, faults: join(tmpdir(), 'dejarik') } }, threads)
      const terms = { seed, format: null, games: options.games, question: { low, high, risk } }
      const show = (match: Match, over: boolean) => {
        const { stderr } = terminal()
        if (stderr.isTTY) stderr.write(`\r${line(entrants, match).join('  ')}\x1b[K${over ? '\n' : ''}`)
      }
      const standings = await run(pool, entrants, may, terms, show).finally(pool.close)
      const { matches } = standings
      tellFaults(matches.map(({ tally }) => tally))
      const errors = matches.reduce((sum, { tally }) => sum + tally.errors, 0)
      const unfinished = matches.reduce((sum, { tally }) => sum + tally.games - tally.finished, 0)
      const ranked = entrants
        .map(({ name }, i) => ({ name, ...(standings.ratings[i] as { elo: number; half: number }) }))
        .sort((x, y) => y.elo - x.elo)
      const rated = ranked.map(({ name, elo, half }) => [
        name,
        `${elo >= 0 ? '+' : '−'}${Math.abs(elo).toFixed(0)}`,
        `± ${Number.isFinite(half) ? half.toFixed(0) : '∞'}`,
      ])
      const text = [
        `${games[options.game].title}: ${matches.length === 1 ? '1 match' : `${matches.length} matches`}, ${count(errors, 'error')}, ${unfinished} games not finished`,
        '',
        columns(matches.map((match) => line(entrants, match))),
        '',
        'Ratings (Elo, with 95 % intervals; the mean is 0):',
        columns(rated),
      ].join('\n')
      const json = {
        game: options.game,
        entrants: ranked,
        matches: matches.map(({ a, b, tally, share, verdict }) => ({
          a: entrants[a]?.name,
          b: entrants[b]?.name,
          games: tally.games,
          finished: tally.finished,
          errors: tally.errors,
          wins: { a: tally.wins[0], b: tally.wins[1] },
          draws: tally.draws,
          share,
          verdict,
          turns: tally.finished > 0 ? Number((tally.turns / tally.finished).toFixed(2)) : 0,
        })),
      }
      return { text, json, holds: errors === 0 && unfinished === 0 }
    }),
  )
