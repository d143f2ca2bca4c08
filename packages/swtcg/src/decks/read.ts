import { type ReadXml, tooLong } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { emptyDeck, type ReadDeck } from './deck.js'
import { readDek } from './dek.js'
import { looksLikeText, readText } from './text.js'

const mend = said('Save the deck in LackeyCCG as a .dek file or as text, or write lines like "4<TAB>Clone Squad".')

/** Reads a deck in whichever format it is. Never throws; what is no deck at all gives one sentence. */
export function readDeck(text: string, readXml: ReadXml, cards: readonly CardData[] = allCards): ReadDeck {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') return { deck: emptyDeck(''), faults: [{ ...said('The deck list is empty.'), mend }] }
  const long = tooLong(content)
  if (long !== undefined) return { deck: emptyDeck(''), faults: [long] }
  if (content.startsWith('<')) return readDek(readXml(content), cards)
  const read = readText(text, cards)
  if (read.deck.cards.length > 0 || looksLikeText(content)) return read
  return { deck: emptyDeck(''), faults: [{ ...said('This is not a deck list: no line names a card.'), mend }] }
}
