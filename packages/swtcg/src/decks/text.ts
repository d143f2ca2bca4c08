import { linesOf, readCount } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'
import { findCard } from './find.js'
import { putListed } from './put.js'

const zonePattern = /^(deck|sideboard|side ?deck|starting|tokens?)\s*(\(\d+\))?\s*:?$/i
const isRemark = (line: string) => line === '' || /^(\/\/|#|[-=_~]+$)/.test(line)

/** Reads LackeyCCG's text, `4<TAB>Name`. Every line is a card, the name of the deck, a remark, or a fault with its number. */
export function readText(text: string, cards: readonly CardData[] = allCards): ReadDeck {
  const deck = emptyDeck('')
  const faults: ReadingFault[] = []
  const lines = linesOf(text)
  const first = lines.findIndex((line) => line !== '')
  let zone = 'deck'
  for (const [index, line] of lines.entries()) {
    const { count, rest: name } = readCount(line)
    if (zonePattern.test(line)) zone = zonePattern.exec(line)![1]!.toLowerCase()
    else if (index === first && count === undefined && findCard(line, cards).card === undefined)
      deck.name = heading(line)
    else if (isRemark(line)) continue
    else if (zone !== 'deck') faults.push({ line: index + 1, ...leftOut(zone) })
    else faults.push(...putListed(deck, { name, copies: count ?? 1, line: index + 1, plain: true }, cards))
  }
  return { deck, faults }
}

const heading = (line: string) => line.replace(/^(\/\/|#)\s*/, '')

const leftOut = (zone: string) => ({
  ...said('This line is in the zone "{0}", which is no part of the deck; it was left out.', zone),
  mend: said('Move what belongs to the deck above it.'),
})

/** Whether any line gives a number of something, as deck lists do. */
export const looksLikeText = (text: string): boolean => linesOf(text).some((line) => /^\d{1,2}\t\S/.test(line))
