import { type CoreState, definitionOf, type Event, nth, type Result, type Seat } from '@dejarik/kernel'
import type { Deck, GameModule } from '../game.js'

/** What players look for in the hand that they begin with, as their game has it. */
export interface HandsOfGame<S extends CoreState = CoreState> {
  /** Are the hands as they are when play begins: dealt, and redrawn where the game lets players? */
  opened(s: S): boolean
  /** Kinds of cards of which it may matter how many there are. */
  readonly kinds: readonly { readonly name: string; has(card: unknown): boolean }[]
  /** Who put back how many cards before play began, if this tells of it; absent where nobody may. */
  putBack?(event: Event, s: S): { readonly seat: Seat; readonly n: number } | null
}

/** In how many games a deck began with so many cards of a kind, and how many of those it won; a draw is half a win. */
export interface HandCount {
  readonly deck: string
  readonly kind: string
  readonly n: number
  games: number
  won: number
}

/** By deck, kind and number. */
export type HandCounts = Record<string, HandCount>

/** How many cards were put back is counted like a kind of card. */
export const PUT_BACK = 'put back'

/** Looks at the hands of one game. */
export interface LooksAtHands {
  heard(event: Event, s: CoreState): void
  /** Play begins with these cards in hand. */
  opens(s: CoreState, hands: readonly (readonly number[])[]): void
  over(result: Result): void
}

export function looksAtHands(counts: HandCounts, module: GameModule, decks: readonly Deck[]): LooksAtHands {
  const { kinds, putBack } = module.hands
  const { defs } = module.engineFor(decks).catalog
  const back = decks.map(() => 0)
  const held: { seat: Seat; kind: string; n: number }[] = []
  return {
    heard(event, s) {
      const told = putBack?.(event, s)
      if (told) back[told.seat] = (back[told.seat] ?? 0) + told.n
    },
    opens(s, hands) {
      hands.forEach((hand, seat) => {
        if (putBack !== undefined) held.push({ seat, kind: PUT_BACK, n: nth(back, seat) })
        for (const { name, has } of kinds)
          held.push({ seat, kind: name, n: hand.filter((card) => has(defs[definitionOf(s, card)])).length })
      })
    },
    over({ winner }) {
      for (const { seat, kind, n } of held) {
        const deck = decks[seat]?.name ?? ''
        addHands(counts, { '': { deck, kind, n, games: 1, won: winner === null ? 0.5 : winner === seat ? 1 : 0 } })
      }
    },
  }
}

/** Adds the counts of other games. */
export function addHands(to: HandCounts, more: HandCounts): void {
  for (const count of Object.values(more)) {
    const key = `${count.deck}|${count.kind}|${count.n}`
    const known = to[key]
    if (known === undefined) to[key] = { ...count }
    else {
      known.games += count.games
      known.won += count.won
    }
  }
}
