import { type CardData, isUnitCard, renderCard, setName } from '@dejarik/swtcg'

/** The facts of a card, in the order in which players read them. */
export function facts(card: CardData): [string, string][] {
  const found: [string, string | undefined][] = [
    ['set', `${setName(card.set)} #${card.number}`],
    ['type', `${card.version === undefined ? '' : 'unique '}${card.side} ${card.types.join('/')}`],
    ['subtypes', card.subtypes.join(' ') || undefined],
    ['build cost', card.build?.toString()],
    ['speed', isUnitCard(card) ? String(card.speed) : undefined],
    ['power', isUnitCard(card) ? String(card.power) : undefined],
    ['health', isUnitCard(card) ? String(card.health) : undefined],
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
