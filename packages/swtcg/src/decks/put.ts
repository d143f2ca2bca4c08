import { nameFixes, wrongNumber } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import { type Deck, putCard, type ReadingFault } from './deck.js'
import { findCard } from './find.js'

/** What a list says of one card; `plain`: on a line of text, which can be written anew. */
export type Listed = { name: string; copies: number; set?: string; line?: number; plain?: true }

/** Puts the card that a list names into the deck; whatever was not plain is said. */
export function putListed(
  deck: Deck,
  { name, copies, set, line, plain }: Listed,
  cards: readonly CardData[],
): ReadingFault[] {
  const { card, wrong: misnamed, names } = findCard(name, cards, set)
  const at = line === undefined ? {} : { line }
  const fixes = plain === undefined ? {} : nameFixes(names, card !== undefined)
  const faults: ReadingFault[] =
    misnamed === undefined ? [] : [{ ...at, ...(card && { card: card.id }), ...misnamed, ...fixes }]
  if (card === undefined) return faults
  const wrong = wrongNumber(copies, listName(card))
  if (wrong === undefined) putCard(deck, card.id, copies)
  else faults.push({ ...at, card: card.id, ...wrong })
  return faults
}
