import { below, generator } from '@dejarik/kernel'
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
 * Sides take turns at the seats; decks change once every side has sat everywhere. Where a deck belongs to a seat, decks
 * are drawn for the seats, so that both sides play both.
 */
export function plan(series: Series, number: number, shipped: readonly Deck[], fits?: DecksOfGame['fits']): Plan {
  const { seed, players } = series
  const g = generator(`${seed}/decks/${Math.floor(number / players)}`)
  const turned = Array.from({ length: players }, (_, seat) => (seat + number) % players)
  const sides = seatsFor(series.decks, turned, fits)
  const draw = (from: readonly Deck[]) => from[below(g, from.length)] as Deck
  const drawn =
    fits === undefined
      ? series.decks.map((deck) => deck ?? draw(shipped))
      : sides.map((_side, seat) => draw(shipped.filter((deck) => fits(deck, seat))))
  return {
    number,
    seed: `${seed}/${number}`,
    sides,
    decks: sides.map((side, seat) => series.decks[side] ?? (drawn[fits === undefined ? side : seat] as Deck)),
    botSeeds: sides.map((side) => `${seed}/${number}/${'abcd'[side]}`),
  }
}
