import { type CardData, parseSide, renderCard, setName, sideWords } from '@dejarik/destiny'

/** The facts of a card, in the order in which players read them. */
export function facts(card: CardData): [string, string][] {
  const found: [string, string | undefined][] = [
    ['set', `${setName(card.set)} #${card.number}`],
    ['type', `${card.unique ? 'unique ' : ''}${card.affiliation} ${card.color} ${card.type}`],
    ['subtypes', card.subtypes.join(', ') || undefined],
    ['cost', card.cost?.toString()],
    ['points', card.points?.join(', elite ')],
    ['health', card.health?.toString()],
    ['die', card.sides?.map((side) => sideWords(parseSide(side))).join(' | ')],
  ]
  return found.filter((fact): fact is [string, string] => fact[1] !== undefined)
}

/** The text of a card in our words; a tree that cannot be said is shown as what it is. */
export function textOf(card: CardData): string[] {
  try {
    return renderCard(card.abilities as unknown as Parameters<typeof renderCard>[0])
  } catch (error) {
    return [`(its text cannot be rendered: ${(error as Error).message})`]
  }
}
