import { type Interval, interval, type Question, type Rating, ratings, type Verdict, verdict } from '@dejarik/bots'
import { nth } from '@dejarik/kernel'
import type { Deck } from '../game.js'
import type { Series } from '../sim/plan.js'
import type { Pool } from '../sim/pool.js'
import { noGames, sum, type Tally } from '../sim/tally.js'

/** Somebody who takes part: a bot, or a deck in the hands of one. */
export interface Entrant {
  readonly name: string
  readonly bot: string
  readonly deck: Deck | null
}

/** How two of them did against each other. */
export interface Match {
  readonly a: number
  readonly b: number
  readonly tally: Tally
  /** The share of wins of the first, draws counted half. */
  readonly share: Interval
  readonly verdict: Verdict
}

export interface Standings {
  readonly matches: readonly Match[]
  readonly ratings: readonly Rating[]
}

export interface Terms {
  readonly seed: string
  readonly format: string | null
  /** No pair plays more games than this. */
  readonly games: number
  /** What is asked of every pair; a pair stops as soon as it is answered, either way round. */
  readonly question: Question
}

/** Games between two looks at the test: an even number, so that sides are equal, and the same for any number of threads. */
const ROUND = 8

const share = ({ wins, draws, finished }: Tally): Interval => interval((wins[0] ?? 0) + draws / 2, finished)

/** Is it certain that one of the two is better, or that neither is by as much as was asked? */
export function outcome({ wins, draws }: Tally, question: Question): Verdict {
  const [won = 0, lost = 0] = wins
  // Two are asked about, and either answer may be wrong: each has half of the risk.
  const each = { ...question, risk: question.risk / 2 }
  const forFirst = verdict(won, lost, draws, each)
  const forSecond = verdict(lost, won, draws, each)
  if (forFirst === 'better' || forSecond === 'better') return 'better'
  return forFirst === 'not better' && forSecond === 'not better' ? 'not better' : 'open'
}

/** Everybody against everybody who may meet, sides taken in turn. */
export async function arena(
  pool: Pool,
  entrants: readonly Entrant[],
  mayMeet: (a: Entrant, b: Entrant) => boolean,
  terms: Terms,
  told: (match: Match, over: boolean) => void = () => {},
): Promise<Standings> {
  const matches: Match[] = []
  for (let a = 0; a < entrants.length; a++) {
    for (let b = a + 1; b < entrants.length; b++) {
      const pair = [nth(entrants, a), nth(entrants, b)] as const
      if (!mayMeet(...pair)) continue
      const played = await meet(pool, pair, terms, (tally) => told(made(a, b, tally, terms), false))
      const match = made(a, b, played, terms)
      told(match, true)
      matches.push(match)
    }
  }
  const meetings = matches.map(({ a, b, tally: { wins, draws } }) => ({
    a,
    b,
    wins: wins[0] ?? 0,
    losses: wins[1] ?? 0,
    draws,
  }))
  return { matches, ratings: ratings(entrants.length, meetings) }
}

const made = (a: number, b: number, tally: Tally, { question }: Terms): Match => ({
  a,
  b,
  tally,
  share: share(tally),
  verdict: outcome(tally, question),
})

async function meet(
  pool: Pool,
  [one, two]: readonly [Entrant, Entrant],
  { seed, format, games, question }: Terms,
  told: (tally: Tally) => void,
): Promise<Tally> {
  const bots = [one.bot, two.bot]
  // Each pair has shuffles of its own: else somebody would begin with the same few hands against everybody.
  const series: Series = {
    seed: `${seed}/${one.name}/${two.name}`,
    players: 2,
    bots,
    decks: [one.deck, two.deck],
    format,
  }
  let tally = noGames(2)
  while (tally.games < games && outcome(tally, question) === 'open') {
    const to = Math.min(games, tally.games + ROUND)
    tally = sum(tally, (await pool.play(series, tally.games, to)).tally)
    told(tally)
  }
  return tally
}
