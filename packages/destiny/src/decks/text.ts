import { linesOf, nameFixes, plain } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { awakenings } from '../cards/index.js'
import { putCard } from './build.js'
import { type Deck, emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'
import { type CardLine, findCard, readLine } from './line.js'
import { cardsCalled } from './names.js'

const headings = /^(battlefield|character|upgrade|downgrade|support|event|plot)s?\s*(\(\d+\))?\s*:?$/i
const underline = /^[-=_¯‾~]+$/
const sides = ['hero', 'villain', 'neutral']
const colorNames = ['command', 'force', 'rogue', 'general', 'red', 'blue', 'yellow', 'gray']
const isColors = (text: string) => text.split('/').every((word) => colorNames.includes(plain(word)))
/** What SWDestinyDB writes around the cards. */
const isFrame = (text: string) =>
  text === '' ||
  headings.test(text) ||
  underline.test(text) ||
  sides.includes(plain(text)) ||
  isColors(text) ||
  /^(sets?|format)\s*:/i.test(text) ||
  /swdestinydb|^https?:/i.test(text)

/** Reads SWDestinyDB's text. Every line is a card, part of the frame, or a fault with its number. */
export function readText(text: string, cards: readonly CardData[] = awakenings): ReadDeck {
  const deck = emptyDeck('')
  const faults: ReadingFault[] = []
  const lines = linesOf(text)
  const first = lines.findIndex((content) => content !== '')
  for (const [index, content] of lines.entries()) {
    const line = readLine(content)
    if (index === first && !isCard(line) && !headings.test(content)) {
      deck.name = content
      if (lines[index + 1] !== '' && cardsCalled(content, cards).length > 0) faults.push(titleFault(content, index + 1))
    } else if (isCard(line) || !isFrame(content)) takeLine(deck, line, index + 1, cards, faults)
  }
  return { deck, faults }
}

const titleFault = (title: string, line: number): ReadingFault => ({
  line,
  ...said('"{0}" was read as the name of the deck.', title),
  mend: said('If it is a card, write 1x {0}.', title),
})

const isCard = (line: CardLine) => line.count !== undefined || line.set !== undefined

function takeLine(deck: Deck, line: CardLine, at: number, cards: readonly CardData[], faults: ReadingFault[]) {
  const { card, wrong, names } = findCard(line, cards)
  if (wrong !== undefined)
    faults.push({ line: at, ...(card && { card: card.id }), ...wrong, ...nameFixes(names, card !== undefined) })
  if (card === undefined) return
  const refusal = putCard(deck, card, line.count ?? 1)
  if (refusal !== undefined) faults.push({ line: at, ...refusal })
}

/** Whether any line is a heading or a whole label, as only deck lists have them. */
export const looksLikeText = (text: string): boolean =>
  linesOf(text).some((line) => headings.test(line) || readLine(line).set !== undefined)
