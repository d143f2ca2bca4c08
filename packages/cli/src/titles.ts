/** Names of cards that lie together; copies are told apart by a number, as in the options. */
export function titles(
  cards: readonly { readonly card: number; readonly name: string }[],
): ReadonlyMap<number, string> {
  const sorted = [...cards].sort((a, b) => a.card - b.card)
  return new Map(
    sorted.map((card) => {
      const twins = sorted.filter(({ name }) => name === card.name)
      return [card.card, twins.length > 1 ? `${card.name} #${twins.indexOf(card) + 1}` : card.name]
    }),
  )
}
