import { type Found, parting, readCount } from '@dejarik/kernel/decks'
import { type Said, said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { cardLabel, cardTitle } from '../cards/label.js'
import { setName } from '../cards/sets.js'
import { cardsCalled, nearestLabel, setCode } from './names.js'

/** One line of a deck list: `[Nx ]Name[, Subtitle] (Set Name #n)`. */
export type CardLine = { count?: number; title: string; set?: string; number?: string }

export function readLine(text: string): CardLine {
  const { count, rest } = readCount(text)
  const [, title = rest, set, number] = /^(.*\S)\s*\(([^()]+?)\s*#\s*(\w+)\s*\)$/u.exec(rest) ?? []
  return {
    title: title.trim(),
    ...(count !== undefined && { count }),
    ...(set !== undefined && { set: set.trim() }),
    ...(number !== undefined && { number }),
  }
}

const cardsOfSet = parting<CardData>((card) => card.set)

/** By the whole label with its set; the number is only compared, for no code follows from it. */
export function findCard(line: CardLine, cards: readonly CardData[]): Found<CardData> {
  const code = line.set === undefined ? undefined : setCode(line.set)
  if (line.set !== undefined && code === undefined) {
    return suggesting(said('There is no set "{0}".', line.set), line.title, cards)
  }
  const inSet = code === undefined ? cards : cardsOfSet(cards, code)
  if (code !== undefined && inSet.length === 0) {
    const says = said('The cards of {0} are not known here, so "{1}" is not.', setName(code), line.title)
    return { wrong: { ...says, mend: said('Replace it with a card from {0:or}.', knownSets(cards)) } }
  }
  const [card, ...others] = cardsCalled(line.title, inSet)
  if (card === undefined) {
    const says =
      code === undefined
        ? said('No card is called "{0}".', line.title)
        : said('No card is called "{0}" in {1}.', line.title, setName(code))
    return suggesting(says, line.title, cards)
  }
  if (others.length > 0) {
    const labels = [card, ...others].map(cardLabel)
    const says = said('"{0}" may be several cards.', line.title)
    return { wrong: { ...says, mend: said('Write {0:or}.', labels) }, names: labels }
  }
  if (line.number !== undefined && Number(line.number) !== card.number) {
    const [title, label] = [cardTitle(card), cardLabel(card)]
    const says = said('{0} is number {1}, not {2}; it was taken by its name.', title, card.number, line.number)
    return { card, wrong: { ...says, mend: said('Write {0}.', label) }, names: [label] }
  }
  return { card }
}

const knownSets = (cards: readonly CardData[]) => [...new Set(cards.map((card) => setName(card.set)))]

function suggesting(says: Said, title: string, cards: readonly CardData[]): Found<CardData> {
  const label = nearestLabel(title, cards)
  return label === undefined
    ? { wrong: { ...says, mend: said('Take the line out, or correct the name and the set.') } }
    : { wrong: { ...says, mend: said('Did you mean {0}?', label) }, names: [label] }
}
