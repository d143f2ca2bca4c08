import {
  type Engine,
  type GameRecord,
  generator,
  give,
  isEdit,
  type Line,
  nth,
  numbered,
  type Option,
  type Seat,
  same,
  situation,
  startOf,
} from '@dejarik/kernel'
import { plainly, think } from '../search/think.js'
import { type Look, type Swing, swings, turningPoints } from './story.js'

const nothing: Line = { key: '', args: {} }

/** One answer of a recorded game, as a thinker sees it who knows no more than its seat did. */
export interface Moment extends Look {
  readonly seat: Seat
  /** What was answered and what would have been best, in words. */
  readonly words: { readonly chosen: string; readonly best: string }
  readonly lines: { readonly chosen: Line; readonly best: Line }
  /** The chance of the seat to win with either. */
  readonly chance: number
  readonly chanceBest: number
}

export interface Analysis {
  readonly game: string
  readonly seats: number
  readonly moments: readonly Moment[]
  /** The answers that gave most away, clearer than the doubt: the largest first. */
  readonly turns: readonly Moment[]
  /** Where the chances changed most, whatever changed them: the largest first. */
  readonly swings: readonly Swing[]
}

export interface Depth {
  /** How often every answer is thought through. */
  readonly iterations: number
  readonly seed?: string
  /** Only every so-many-th answer is looked at; all unless said. */
  readonly every?: number
  /** Only answers from this one up to that one, for whoever goes through a game in pieces. */
  readonly from?: number
  readonly to?: number
}

/** What a single look may be off by. */
const SCATTER = 0.22

/** How far the mean of so many looks may be off. */
const doubtOf = (looks: number): number => (2 * SCATTER) / Math.sqrt(Math.max(1, looks))

/**
 * Goes through a recorded game answer by answer. It is a generator, so that whoever asks can show how far it is, leave
 * room for other work, and stop.
 */
export function* analyse(e: Engine, record: GameRecord, depth: Depth): Generator<Moment, Analysis> {
  const { from = 0, to = record.answers.length } = depth
  const s = startOf(e, record)
  const moments: Moment[] = []
  for (let answer = 0; answer < Math.min(to, record.answers.length); answer++) {
    const option = nth(record.answers, answer)
    if (answer >= from && !isEdit(option) && answer % (depth.every ?? 1) === 0) {
      // A generator for each answer: pieces of a game find the same as the whole.
      const g = generator(`analysis ${depth.seed ?? ''} ${answer}`)
      const moment = look(e, s, option, answer, depth.iterations, g)
      moments.push(moment)
      yield moment
    }
    give(e, s, option)
  }
  return {
    game: record.game,
    seats: record.decks.length,
    moments,
    turns: turningPoints(moments),
    swings: swings(moments),
  }
}

function look(
  e: Engine,
  s: Parameters<Engine['decision']>[0],
  option: Option,
  answer: number,
  iterations: number,
  g: ReturnType<typeof generator>,
): Moment {
  const asks = situation(e, s)
  const { seat, decision } = asks
  const wanted = numbered(e.catalog, option)
  const chosen = decision.options.findIndex((each) => same(each, wanted))
  const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY }
  const { moves, best, chance: chanceBest } = think(asks, budget, g, plainly, { also: chosen })
  const mine = moves[chosen]
  const tried = mine === undefined ? 0 : mine.visits
  const chance = mine === undefined || tried === 0 ? chanceBest : mine.worth / tried
  let worth = 0
  let visits = 0
  for (const move of moves) {
    worth += move.worth
    visits += move.visits
  }
  const place = decision.options.indexOf(best)
  const { options } = asks.prompt()
  return {
    answer,
    seat,
    chosen,
    best: place,
    words: { chosen: options[chosen]?.label ?? '', best: options[place]?.label ?? '' },
    lines: { chosen: options[chosen]?.line ?? nothing, best: options[place]?.line ?? nothing },
    chance,
    chanceBest,
    before: visits > 0 ? worth / visits : chanceBest,
    lost: Math.max(0, chanceBest - chance),
    doubt: doubtOf(tried),
    unsure: doubtOf(visits),
  }
}
