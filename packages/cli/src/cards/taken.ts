import type { Coverage } from './of-game.js'

/** A card of public card data as it is understood here. */
export interface Taken<C> {
  readonly label: string
  /** Null where it is no card that the game here has a place for. */
  readonly card: C | null
  /** What stands in the way of playing it; empty for a card that is fully understood. */
  readonly unread: readonly string[]
}

interface Written {
  readonly id: string
  readonly by: string
}

export function coverageOf(all: readonly Taken<Written>[], onceOnly: Coverage['onceOnly'] = []): Coverage {
  const full = all.filter(({ card, unread }) => card !== null && unread.length === 0)
  const by = (author: string) => full.filter(({ card }) => card?.by === author).length
  return {
    cards: all.length,
    full: full.length,
    // A card without text is understood by reading nothing.
    compiled: by('compiled') + by('none'),
    hand: by('hand'),
    native: by('native'),
    partial: all.length - full.length,
    unread: all.flatMap(({ label, unread }) => unread.map((words) => ({ card: label, words }))),
    onceOnly,
  }
}

/** What an import writes: cards that do not come with the game, those that are not fully understood among them. */
export const compiled = <C extends Written>(all: readonly Taken<C>[], isShipped: (id: string) => boolean) => ({
  cards: all.flatMap(({ card }) => (card === null || isShipped(card.id) ? [] : [card])),
  coverage: coverageOf(all),
})
