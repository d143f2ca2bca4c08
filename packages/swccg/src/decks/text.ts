import { linesOf, nameFixes, putEntry, readCount, wrongNumber } from '@dejarik/kernel/decks'
import { cards as allCards } from '../cards/all.js'
import { cardsCalled } from '../cards/called.js'
import type { CardData, Side } from '../cards/card.js'
import { type DeckEntry, emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'
import { findCard, splitTitle } from './find.js'

type Listed = { title: string; copies: number; line: number; outside: boolean }

const types = 'character|starship|vehicle|creature|weapon|device|effect|interrupt|epic event|jedi test|objective'
const heading = `(?:starting\\s+)?(?:${types}|location|site|system|sector|starting|main|deck|total|other)s?(?:\\s+cards?)?`
const frame = new RegExp(`^${heading}\\s*:?\\s*(?:\\(?\\d+\\)?|\\[\\d+\\])?\\s*:?$`, 'i')
/** `Starting Location: Tatooine` */
const headed = new RegExp(`^${heading}\\s*:\\s*(?=\\S)`, 'i')
const sideLine = /^(light|dark)(?:\s+side)?(?:\s+deck)?\s*:?$/i
const outsideLine =
  /^(?:cards?\s+)?(?:outside(?:\s+(?:of\s+)?(?:the\s+)?deck)?|defensive shields?|shields?)\s*(?:[:(].*)?$/i
const isRemark = (line: string) => line === '' || /^(?:\/\/|#|[-=_~]+$)/.test(line)

/** `2x Title`, `2 Title`, `Title x2`, `Title`. */
function readLine(line: string): { count?: number; title: string } {
  const { count, rest } = readCount(line)
  if (count !== undefined) return { count, title: rest }
  const [, title, copies] = /^(.*\S)\s+[x×]\s?(\d{1,4})$/iu.exec(line) ?? []
  return title === undefined ? { title: line } : { title, count: Number(copies) }
}

/** Reads a list of titles. Every line is a card, the name of the deck, a heading, a remark, or a fault with its number. */
export function readText(text: string, cards: readonly CardData[] = allCards): ReadDeck {
  const deck = emptyDeck('')
  const lines = linesOf(text)
  const first = lines.findIndex((line) => line !== '')
  const listed: Listed[] = []
  let side: Side | undefined
  let outside = false
  for (const [index, line] of lines.entries()) {
    const { count, title } = readLine(frame.test(line) ? line : line.replace(headed, ''))
    const isCard = count !== undefined || cardsCalled(splitTitle(title).title, cards).length > 0
    if (sideLine.test(line)) side = sideLine.exec(line)![1]!.toLowerCase() as Side
    else if (!isCard && outsideLine.test(line)) outside = true
    else if (!isCard && frame.test(line)) outside = false
    else if (index === first && !isCard) deck.name = line.replace(/^(?:\/\/|#)\s*/, '')
    else if (!isRemark(line)) listed.push({ title, copies: count ?? 1, line: index + 1, outside })
  }
  const ours = side ?? majority(listed, cards)
  const faults = listed.flatMap((one) => put(one.outside ? deck.outside : deck.cards, one, cards, ours))
  return { deck, faults }
}

/** The side of most cards whose title is on one side only. */
function majority(listed: readonly Listed[], cards: readonly CardData[]): Side | undefined {
  let balance = 0
  for (const { title, copies } of listed) {
    const sides = new Set(cardsCalled(splitTitle(title).title, cards).map((card) => card.side))
    if (sides.size === 1) balance += sides.has('light') ? copies : -copies
  }
  return balance === 0 ? undefined : balance > 0 ? 'light' : 'dark'
}

function put(into: DeckEntry[], one: Listed, cards: readonly CardData[], side?: Side): ReadingFault[] {
  const { card, wrong: misnamed, names } = findCard(one.title, cards, side)
  const { line } = one
  const fixes = nameFixes(names, card !== undefined)
  const faults: ReadingFault[] =
    misnamed === undefined ? [] : [{ line, ...(card && { card: card.id }), ...misnamed, ...fixes }]
  if (card === undefined) return faults
  const wrong = wrongNumber(one.copies, card.name)
  if (wrong === undefined) putEntry(into, card.id, one.copies)
  else faults.push({ line, card: card.id, ...wrong })
  return faults
}
