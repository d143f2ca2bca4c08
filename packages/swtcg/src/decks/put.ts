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
  if (copies >= 1 && copies <= 99) putCard(deck, card.id, copies)
  else {
    const wrong = `${copies} of ${listName(card)} is no number of cards.`
    faults.push({ ...at, card: card.id, says: wrong, mend: 'Give a number from 1 to 99.' })
  }
  return faults
}
