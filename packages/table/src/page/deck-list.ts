import type { CardSheet } from '../protocol.js'

/** What is in a deck, by card; the engine reads it as a list, as it reads any list. */
export type Counts = ReadonlyMap<string, number>

const lineOf = (card: CardSheet, copies: number): string => `${copies}x ${card.label}`

export const listOf = (name: string, counts: Counts, cards: ReadonlyMap<string, CardSheet>): string =>
  [name, '', ...[...counts].flatMap(([id, n]) => (cards.has(id) ? [lineOf(cards.get(id) as CardSheet, n)] : []))].join(
    '\n',
  )

/** How many cards have each value. */
export const tally = (counts: Counts, of: (id: string) => string | undefined): Map<string, number> => {
  const found = new Map<string, number>()
  for (const [id, n] of counts) {
    const key = of(id)
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + n)
  }
  return found
}

/** So many copies more of a card, or fewer. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const next = new Map(counts)
  const n = (next.get(id) ?? 0) + by
  if (n > 0) next.set(id, n)
  else next.delete(id)
  return next
}
