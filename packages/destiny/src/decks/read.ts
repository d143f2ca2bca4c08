import { tooLong } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { awakenings } from '../cards/index.js'
import { type Deck, emptyDeck, type ReadDeck } from './deck.js'
import { readJson } from './json.js'
import { looksLikeText, readText } from './text.js'

const mend = said('Export the deck from SWDestinyDB as text or JSON, or write lines like "2x Aim (Awakenings #151)".')

// A list may be called "[Hero] Rey".
const isJson = (content: string) => /^[{[]/.test(content) && !looksLikeText(content)
const isEmpty = ({ characters, battlefield, cards }: Deck) =>
  characters.length === 0 && battlefield === null && cards.length === 0

/** Reads a deck in whichever format it is. Never throws; what is no deck at all gives one sentence. */
export function readDeck(text: string, cards: readonly CardData[] = awakenings): ReadDeck {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') return { deck: emptyDeck(''), faults: [{ ...said('The deck list is empty.'), mend }] }
  const long = tooLong(content)
  if (long !== undefined) return { deck: emptyDeck(''), faults: [long] }
  if (isJson(content)) return readJson(content, cards)
  const read = readText(text, cards)
  if (looksLikeText(content) || !isEmpty(read.deck)) return read
  return { deck: emptyDeck(''), faults: [{ ...said('This is not a deck list: no line names a card.'), mend }] }
}
