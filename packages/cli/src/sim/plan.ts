import { below, generator, hexOf, nth, sha256 } from '@dejarik/kernel'
import type { Deck, DecksOfGame } from '../game.js'
import { seatsFor } from './seating.js'

/** What many games are played with. It is plain, so that it can be sent to another thread. */
export interface Series {
  readonly seed: string
  readonly players: number
  /** The bots by name, one a side: a, b and, in a free-for-all, c and d. */
  readonly bots: readonly string[]
  /** The deck of each side, or null where it varies over the shipped ones. */
  readonly decks: readonly (Deck | null)[]
  /** The format, or null for the one that the decks are for. */
  readonly format: string | null
}

/** One game of a series. It depends on the seed and its number only. */
export interface Plan {
  readonly number: number
  readonly seed: string
  /** Which side sits at each seat. */
  readonly sides: readonly number[]
  /** By seat. */
  readonly decks: readonly Deck[]
  readonly botSeeds: readonly string[]
}

/**
 * Sides take turns at the seats, then at the decks; other decks are drawn once every side has played each of them from
 * everywhere. Where a deck belongs to a seat, decks are drawn for the seats, so that both sides play both.
 */
export function plan(series: Series, number: number, shipped: readonly Deck[], fits?: DecksOfGame['fits']): Plan {
  const { seed, players } = series
  const round = Math.floor(number / players)
  const g = generator(`${seed}/decks/${fits === undefined ? Math.floor(round / players) : round}`)
  const turned = Array.from({ length: players }, (_, seat) => (seat + number) % players)
  const sides = seatsFor(series.decks, turned, fits)
  const draw = (from: readonly Deck[]) => nth(from, below(g, from.length))
  const drawn =
    fits === undefined
      ? passedOn(
          series.decks.map(() => draw(shipped)),
          round,
        )
      : sides.map((_side, seat) => draw(shipped.filter((deck) => fits(deck, seat))))
  return {
    number,
    seed: `${seed}/${number}`,
    sides,
    decks: sides.map((side, seat) => series.decks[side] ?? nth(drawn, fits === undefined ? side : seat)),
    // Hashed, since programs are told theirs: the game's own seed does not follow from it.
    botSeeds: sides.map((side) => hexOf(sha256(`${seed}/${number}/bot ${'abcd'[side]}`))),
  }
}

/** Each deck goes so many sides further. */
const passedOn = (decks: readonly Deck[], by: number): Deck[] =>
  decks.map((_deck, side) => nth(decks, (side + by) % decks.length))
