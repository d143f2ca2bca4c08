import { type Found, readCount } from '@dejarik/kernel/decks'
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

/** By the whole label with its set; the number is only compared, for no code follows from it. */
export function findCard(line: CardLine, cards: readonly CardData[]): Found<CardData> {
  const code = line.set === undefined ? undefined : setCode(line.set)
  if (line.set !== undefined && code === undefined) {
    return { says: `There is no set "${line.set}".`, ...suggestion(line.title, cards) }
  }
  const inSet = code === undefined ? cards : cards.filter((card) => card.set === code)
  if (code !== undefined && inSet.length === 0) {
    const says = `The cards of ${setName(code)} are not known here, so "${line.title}" is not.`
    return { says, mend: `Replace it with a card from ${knownSets(cards)}.` }
  }
  const [card, ...others] = cardsCalled(line.title, inSet)
  if (card === undefined) {
    const where = code === undefined ? '' : ` in ${setName(code)}`
    return { says: `No card is called "${line.title}"${where}.`, ...suggestion(line.title, cards) }
  }
  if (others.length > 0) {
    const labels = [card, ...others].map(cardLabel)
    return { says: `"${line.title}" may be several cards.`, mend: `Write ${labels.join(' or ')}.`, names: labels }
  }
  if (line.number !== undefined && Number(line.number) !== card.number) {
    const says = `${cardTitle(card)} is number ${card.number}, not ${line.number}; it was taken by its name.`
    return { card, says, mend: `Write ${cardLabel(card)}.`, names: [cardLabel(card)] }
  }
  return { card }
}

const knownSets = (cards: readonly CardData[]) => [...new Set(cards.map((card) => setName(card.set)))].join(' or ')

const suggestion = (title: string, cards: readonly CardData[]) => {
  const label = nearestLabel(title, cards)
  return label === undefined
    ? { mend: 'Take the line out, or correct the name and the set.' }
    : { mend: `Did you mean ${label}?`, names: [label] }
}
