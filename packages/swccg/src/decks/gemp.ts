import { escapeXml, linesOf, namedEntries, type Piece, putEntry } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { cardLabel } from '../cards/label.js'
import { type Deck, emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'

type Listed = { id: string; outside: boolean; line?: number }

/** `*` is a foil, `^` another picture: the same card. */
const idPattern = /^(\d+_\d+)[*^]*$/

/** GEMP's short form: `1_999,1_999,1_998|13_999`, ids by copy, and those outside the deck behind the bar. */
export const looksLikeWire = (text: string): boolean => /^\d+_\d+[*^]*(?:\s*[,|]|\s*$)/.test(text.trim())

export function readWire(text: string, cards: readonly CardData[] = allCards): ReadDeck {
  const [inside = '', ...rest] = linesOf(text).join('').split('|')
  const ids = (list: string) =>
    list
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '')
  const listed = [
    ...ids(inside).map((id) => ({ id, outside: false })),
    ...rest.flatMap(ids).map((id) => ({ id, outside: true })),
  ]
  return gather(listed, cards)
}

/** GEMP's export: `<deck><card blueprintId="1_999"/>…<cardOutsideDeck blueprintId=…/></deck>`. Never throws. */
export function readGemp(pieces: readonly Piece[], cards: readonly CardData[] = allCards): ReadDeck {
  const opened = pieces.flatMap((piece) => (piece.is === 'open' ? [piece] : []))
  if (!opened.some(({ name }) => name === 'deck')) {
    const says = said('This XML is not a deck of GEMP: it has no <deck>.')
    return { deck: emptyDeck(''), faults: [{ ...says, mend: said('Export the deck in GEMP once more.') }] }
  }
  const listed = opened.flatMap(({ name, attributes, line }): Listed[] => {
    const isCard = name === 'card' || name === 'cardoutsidedeck'
    return isCard ? [{ id: attributes.blueprintid ?? '', outside: name !== 'card', line }] : []
  })
  const read = gather(listed, cards)
  if (!pieces.some((piece) => piece.is === 'close' && piece.name === 'deck')) {
    const says = said('The file ends before </deck>; cards may be missing.')
    read.faults.push({ ...says, mend: said('Copy the whole file once more.') })
  }
  return read
}

/** An id that is unknown is named once, however many copies there are. */
function gather(listed: readonly Listed[], cards: readonly CardData[]): ReadDeck {
  const known = new Map(cards.map((card) => [card.id, card]))
  const deck = emptyDeck('')
  const faults = new Map<string, ReadingFault>()
  for (const { id: written, outside, line } of listed) {
    const id = `swccg:${idPattern.exec(written)?.[1] ?? ''}`
    if (known.has(id)) putEntry(outside ? deck.outside : deck.cards, id, 1)
    else if (!faults.has(written)) faults.set(written, { ...(line && { line }), ...unknown(written) })
  }
  return { deck, faults: [...faults.values()] }
}

const unknown = (id: string) =>
  idPattern.test(id)
    ? {
        ...said('There is no card with the id {0} here.', id),
        mend: said('Replace it with a card that is known here.'),
      }
    : {
        ...said('"{0}" is no id of a card.', id),
        mend: said('Ids are the number of a set and of a card, like 1_168.'),
      }

const idOf = (card: CardData) => `${card.set}_${card.number}`
const copies = (deck: Deck, part: 'cards' | 'outside', cards: readonly CardData[]): CardData[] =>
  namedEntries({ name: deck.name, cards: deck[part] }, cards).flatMap((held) =>
    Array.from({ length: held.copies }, () => held.data),
  )

export function writeWire(deck: Deck, cards: readonly CardData[] = allCards): string {
  const ids = (part: 'cards' | 'outside') => copies(deck, part, cards).map(idOf).join(',')
  return `${ids('cards')}${deck.outside.length > 0 ? `|${ids('outside')}` : ''}\n`
}

export function writeGemp(deck: Deck, cards: readonly CardData[] = allCards): string {
  const element = (tag: string) => (card: CardData) =>
    `<${tag} blueprintId="${idOf(card)}" title="${escapeXml(cardLabel(card))}"/>`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<deck>',
    ...copies(deck, 'cards', cards).map(element('card')),
    ...copies(deck, 'outside', cards).map(element('cardOutsideDeck')),
    '</deck>',
  ]
  return `${lines.join('\n')}\n`
}
