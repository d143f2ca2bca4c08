import type { CardData, CardId } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import type { DeckFault, Held } from './deck.js'
import type { Format } from './formats.js'

/**
 * Copies are cards of the same name and version (rule swtcg.gl-same-name). Different cards without a version that share a
 * name are independent (rule swtcg.gl-name): reprints are equal in print, different cards are not.
 */
const copyKey = (card: CardData): string => {
  if (card.version !== undefined) return cardTitle(card)
  const { name, side, types, subtypes, build, speed, power, health, wording } = card
  return JSON.stringify([name, side, types, subtypes, build, speed, power, health, wording])
}

/** rule swtcg.deck-rules */
export function tooManyCopies(held: readonly Held[], format: Format): DeckFault[] {
  const counts = new Map<string, { card: CardData; copies: number }>()
  for (const { data, copies } of held) {
    const before = counts.get(copyKey(data))
    counts.set(copyKey(data), { card: before?.card ?? data, copies: copies + (before?.copies ?? 0) })
  }
  return [...counts.values()].flatMap(({ card, copies }) => {
    if (copies <= format.copies) return []
    const says = `The deck has ${copies} copies of ${cardTitle(card)}; ${format.copies} are allowed.`
    return [{ rule: 'swtcg.deck-rules', card: card.id, says, mend: `Take out ${copies - format.copies}.` }]
  })
}

export function wrongCount(card: CardId, copies: number): DeckFault[] {
  if (Number.isInteger(copies) && copies >= 1) return []
  const says = `The deck lists ${copies} copies of ${card}.`
  return [{ rule: 'swtcg.deck-rules', card, says, mend: 'List one copy or more, or take it out.' }]
}
