import {
  type CardData,
  cardLabel,
  cards,
  cardTitle,
  compileCard,
  isPlayable,
  swtcgSearch,
  unplayable,
} from '@dejarik/swtcg'
import type { CardsOfGame, Coverage } from '../cards/of-game.js'
import { searchIn } from '../cards/search.js'
import { nearest } from '../nearest.js'
import { facts, textOf } from './facts.js'
import { type Row, readRows } from './rows.js'

const sheet = (card: CardData) => ({
  id: card.id,
  name: cardTitle(card),
  label: cardLabel(card),
  facts: facts(card),
  text: textOf(card),
  tree: card.abilities,
  by: card.by,
  understood: isPlayable(card),
  shipped: true,
})

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

interface Compiled {
  readonly row: Row
  readonly card: CardData | undefined
  readonly unread: readonly string[]
}

/** What a row's own words come to; a card that was written by hand is understood whatever they are. */
function compiled(row: Row): Compiled {
  const card = cards.find(({ id }) => id === row.id)
  if (card === undefined) return { row, card, unread: ['(a card of no set that the game knows)'] }
  if (card.by === 'hand' || card.by === 'native') return { row, card, unread: cannot(unplayable(card.abilities)) }
  if (row.text === '') return { row, card, unread: [] }
  const { abilities, unread } = compileCard(row.text, card)
  return { row, card, unread: [...unread, ...cannot(unplayable(abilities as unknown as CardData['abilities']))] }
}

const cannot = (words: readonly string[]): string[] => words.map((word) => `(cannot be played yet: ${word})`)

function coverageOf(all: readonly Compiled[]): Coverage {
  const full = all.filter(({ card, unread }) => card !== undefined && unread.length === 0)
  const by = (...authors: string[]) => full.filter(({ card }) => authors.includes(card!.by)).length
  return {
    cards: all.length,
    full: full.length,
    compiled: full.length - by('hand', 'native'),
    hand: by('hand'),
    native: by('native'),
    partial: all.length - full.length,
    unread: all.flatMap(({ row, unread }) => unread.map((words) => ({ card: row.name, words }))),
    onceOnly: [],
  }
}

const rowsOf = (files: readonly unknown[]): Compiled[] => (files as Row[][]).flat().map(compiled)

export const swtcgCards: CardsOfGame = {
  data: { endings: ['.txt', '.tsv'], read: readRows },
  find(name) {
    const wanted = bare(name)
    const exact = cards.filter((card) => bare(cardTitle(card)) === wanted || card.id === name)
    const found = (exact.length > 0 ? exact : cards.filter((card) => bare(card.name) === wanted)).map(sheet)
    if (found.length > 0) return { found }
    const meant = nearest(name, [...new Set(cards.flatMap((card) => [cardTitle(card), card.name]))])
    return meant === undefined ? { found } : { found, nearest: meant }
  },
  search: searchIn(swtcgSearch, () => cards, sheet),
  coverage: (files) => coverageOf(rowsOf(files)),
  // Every card of the eight sets comes with the game: there is nothing to add.
  compile: (files) => ({ cards: [], coverage: coverageOf(rowsOf(files)) }),
}
