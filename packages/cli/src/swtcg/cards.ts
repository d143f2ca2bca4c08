import {
  type CardData,
  cardLabel,
  cardTitle,
  checkCards,
  compileCard,
  isPlayable,
  swtcgSearch,
  unplayable,
} from '@dejarik/swtcg'
import type { CardsOfGame } from '../cards/of-game.js'
import { searchIn } from '../cards/search-in.js'
import { compiled, coverageOf, type Taken } from '../cards/taken.js'
import { nearest } from '../nearest.js'
import { allCards, shipped } from './catalog.js'
import { facts, textOf } from './facts.js'
import { factsOf } from './row-facts.js'
import { numbered, type Row, readRows } from './rows.js'

const sheet = (card: CardData) => ({
  id: card.id,
  name: cardTitle(card),
  label: cardLabel(card),
  facts: facts(card),
  text: textOf(card),
  tree: card.abilities,
  by: card.by,
  understood: isPlayable(card),
  shipped: shipped.has(card.id),
})

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** What the words of a row come to; a card that was written by hand is understood whatever they are. */
function taken(row: Row): Taken<CardData> {
  const made = factsOf(row)
  const label = cardLabel(made as unknown as CardData)
  const known = shipped.get(made.id)
  if (known?.by === 'hand' || known?.by === 'native') return { label, card: known, unread: notYet(known.abilities) }
  if (known === undefined) {
    const faults = checkCards([made])
    if (faults.length > 0) return { label, card: null, unread: faults.map((each) => each.replace(`${made.id}: `, '')) }
  }
  const facts = known ?? (made as unknown as CardData)
  const { abilities, unread } = compileCard(row.text, facts)
  const read = abilities as unknown as CardData['abilities']
  const missing = [...unread, ...notYet(read)]
  if (known !== undefined) return { label, card: known, unread: missing }
  const isRead = missing.length === 0 && facts.wording !== ''
  return { label, card: isRead ? { ...facts, abilities: read, by: 'compiled' } : facts, unread: missing }
}

const notYet = (abilities: CardData['abilities']): string[] =>
  unplayable(abilities).map((word) => `not playable yet: ${word}`)

const rowsOf = (files: readonly unknown[]): Taken<CardData>[] => numbered((files as Row[][]).flat()).map(taken)

export const swtcgCards: CardsOfGame = {
  data: { endings: ['.txt', '.tsv'], read: readRows },
  find(name) {
    const wanted = bare(name)
    const cards = allCards()
    const exact = cards.filter((card) => bare(cardTitle(card)) === wanted || card.id === name)
    const found = (exact.length > 0 ? exact : cards.filter((card) => bare(card.name) === wanted)).map(sheet)
    if (found.length > 0) return { found }
    const meant = nearest(name, [...new Set(cards.flatMap((card) => [cardTitle(card), card.name]))])
    return meant === undefined ? { found } : { found, nearest: meant }
  },
  search: searchIn(swtcgSearch, allCards, sheet),
  coverage: (files) => coverageOf(rowsOf(files)),
  compile: (files) => compiled(rowsOf(files), (id) => shipped.has(id)),
}
