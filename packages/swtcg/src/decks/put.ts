import { wrongNumber } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import { type Deck, putCard, type ReadingFault } from './deck.js'
import { findCard } from './find.js'

/** What a list says of one card. */
export type Listed = { name: string; copies: number; set?: string; line?: number }

/** Puts the card that a list names into the deck; whatever was not plain is said. */
export function putListed(deck: Deck, { name, copies, set, line }: Listed, cards: readonly CardData[]): ReadingFault[] {
  const { card, says, mend } = findCard(name, cards, set)
  const at = line === undefined ? {} : { line }
  const faults: ReadingFault[] = says === undefined ? [] : [{ ...at, ...(card && { card: card.id }), says, mend }]
  if (card === undefined) return faults
  const wrong = wrongNumber(copies, listName(card))
  if (wrong === undefined) putCard(deck, card.id, copies)
  else faults.push({ ...at, card: card.id, ...wrong })
  return faults
}
