import { tooManyCopies as tooMany } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
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
export const tooManyCopies = (held: readonly Held[], format: Format): DeckFault[] =>
  tooMany(held, format.copies, { rule: 'swtcg.deck-rules', key: copyKey, name: cardTitle })
