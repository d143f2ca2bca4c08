import { type GameId, games } from '../games.js'
import { columns, count } from '../text.js'
import type { Tally } from './tally.js'

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))

/** The one JSON value that `sim --json` prints. Its names are a contract. */
export function simulation(game: GameId, tally: Tally, seconds: number) {
  const { games, finished, errors, choices, forced, draws } = tally
  const decisions = choices + forced
  const perSecond = (n: number) => (seconds > 0 ? rounded(n / seconds, 1) : 0)
  return {
    game,
    games,
    finished,
    errors,
    decisions,
    choices,
    forced,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: perSecond(decisions),
    choicesPerSecond: perSecond(choices),
    gamesPerSecond: perSecond(games),
    wins: Object.fromEntries(tally.wins.map((wins, side) => ['abcd'[side] as string, wins])),
    draws,
    turns: { mean: finished > 0 ? rounded(tally.turns / finished, 2) : 0, max: tally.longest },
  }
}

/** The same for people. */
export function describe(of: ReturnType<typeof simulation>, bots: readonly string[], notes: readonly string[]): string {
  const share = (wins: number) => (of.finished > 0 ? ` (${((100 * wins) / of.finished).toFixed(1)} %)` : '')
  const sides = Object.entries(of.wins).map(([side, wins], i) => [`${side}, ${bots[i]}`, `won ${wins}${share(wins)}`])
  const whole = (n: number) => Math.round(n).toLocaleString('en')
  return [
    `${games[of.game].title}: ${count(of.games, 'game')}, ${of.finished} finished, ${count(of.errors, 'error')}`,
    '',
    columns([...sides, ['draws', `${of.draws}${share(of.draws)}`]]),
    '',
    `length: ${of.turns.mean} ${games[of.game].spans} on average, ${of.turns.max} at most`,
    `${whole(of.decisions)} decisions: ${whole(of.choices)} choices and ${whole(of.forced)} forced, in ${of.seconds} s`,
    `a second: ${whole(of.choicesPerSecond)} choices, ${whole(of.decisionsPerSecond)} decisions, ${of.gamesPerSecond} games`,
    ...notes,
  ].join('\n')
}
