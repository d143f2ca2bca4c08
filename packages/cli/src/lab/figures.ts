import { type Interval, interval, type Question, type Verdict, verdict } from '@dejarik/bots'
import type { GameId } from '../games.js'
import type { Series } from '../sim/plan.js'
import type { Tally } from '../sim/tally.js'

/** One figure that the bots are held to: with equal decks and sides taken in turn, the first wins at least so often. */
export interface Figure {
  readonly id: string
  readonly game: GameId
  readonly bots: readonly [string, string]
  /** The share of wins that is wanted; null where only errors and games without an end are counted. */
  readonly goal: number | null
  /** No more games than this. */
  readonly games: number
  /** Games are played until this is answered; without it all of them are. */
  readonly question?: Question
}

/** Certain enough: the goal, or clearly less. */
const RISK = 0.05
const CLEARLY = 0.15

const figure = (game: GameId, a: string, b: string, goal: number | null, games: number, low?: number): Figure => ({
  id: `${game}-${a}-${b}`.replace(/[^\w-]/g, '_'),
  game,
  bots: [a, b],
  goal,
  games,
  ...(low === undefined || goal === null ? {} : { question: { low, high: goal, risk: RISK } }),
})

const thinks = (game: GameId, goal: number): Figure =>
  figure(game, 'search:1000i', 'heuristic', goal, 120, goal - CLEARLY)

/** The cheap ones first. */
export const allFigures: readonly Figure[] = [
  figure('destiny', 'heuristic', 'random', 0.97, 300),
  figure('swtcg', 'heuristic', 'random', 0.95, 300),
  figure('swccg', 'heuristic', 'random', 0.95, 300),
  figure('destiny', 'heuristic', 'heuristic', null, 3000),
  figure('swtcg', 'heuristic', 'heuristic', null, 3000),
  figure('swccg', 'heuristic', 'heuristic', null, 3000),
  thinks('destiny', 0.75),
  thinks('swtcg', 0.7),
  thinks('swccg', 0.65),
  figure('destiny', 'search:2000i', 'search:200i', 0.58, 200, 0.5),
]

export const seriesOf = ({ id, bots }: Figure, seed: string): Series => ({
  seed: `${seed}/${id}`,
  players: 2,
  bots,
  decks: [null, null],
  format: null,
})

const answer = ({ wins: [won = 0, lost = 0], draws }: Tally, question: Question): Verdict =>
  verdict(won, lost, draws, question)

/** Has a figure been answered, one way or the other? */
export const isAnswered = ({ question }: Figure, tally: Tally): boolean =>
  question !== undefined && answer(tally, question) !== 'open'

/** What came of a figure. */
export interface Found {
  readonly figure: Figure
  readonly tally: Tally
  readonly share: Interval
  /** Is the goal met? The share itself counts; the interval says how sure that is. */
  readonly holds: boolean
  /** What the sequential test says, where there is one. */
  readonly verdict: Verdict | null
}

export function found(figure: Figure, tally: Tally): Found {
  const { wins, draws, finished, games, errors } = tally
  const share = interval((wins[0] ?? 0) + draws / 2, finished)
  const { goal, question } = figure
  return {
    figure,
    tally,
    share,
    holds: errors === 0 && finished === games && (goal === null || share.share >= goal),
    verdict: question === undefined ? null : answer(tally, question),
  }
}
