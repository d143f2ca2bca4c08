import { type ReadXml, tooLong } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { emptyDeck, type ReadDeck } from './deck.js'
import { looksLikeWire, readGemp, readWire } from './gemp.js'
import { looksLikeHolotable, readHolotable } from './holotable.js'
import { readText } from './text.js'

const mend = said('Export the deck from GEMP or Holotable, or write lines like "2x Stormtrooper".')

/** Reads a deck in whichever format it is. Never throws; what is no deck at all gives one sentence. */
export function readDeck(text: string, readXml: ReadXml, cards: readonly CardData[] = allCards): ReadDeck {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') return { deck: emptyDeck(''), faults: [{ ...said('The deck list is empty.'), mend }] }
  const long = tooLong(content)
  if (long !== undefined) return { deck: emptyDeck(''), faults: [long] }
  if (content.startsWith('<')) return readGemp(readXml(content), cards)
  if (looksLikeWire(content)) return readWire(content, cards)
  if (looksLikeHolotable(content)) return readHolotable(text, cards)
  const read = readText(text, cards)
  const isList = read.deck.cards.length > 0 || /^\d{1,4}(?:[x×]|\s)\s*\S/m.test(content)
  return isList
    ? read
    : { deck: emptyDeck(''), faults: [{ ...said('This is not a deck list: no line names a card.'), mend }] }
}
