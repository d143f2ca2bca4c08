import type { CardSheet } from '../protocol.js'

/** The sheets of a game's cards, each made when it is first asked for; and of a stand-in, which is none of them. */
export function sheetsOf<C extends { readonly id: string }>(cards: readonly C[], make: (card: C) => CardSheet) {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const made = new Map<string, CardSheet>()
  function sheet(id: string): CardSheet {
    const known = made.get(id)
    if (known !== undefined) return known
    const card = byId.get(id)
    if (card === undefined) throw new Error(`There is no card ${id}`)
    const sheet = make(card)
    made.set(id, sheet)
    return sheet
  }
  return {
    byId,
    cards: (): CardSheet[] => cards.map(({ id }) => sheet(id)),
    sheet,
    sheetOf: (definition: { readonly id: string }): CardSheet =>
      byId.has(definition.id) ? sheet(definition.id) : make(definition as C),
  }
}
