import { nearestNamed } from '@dejarik/kernel/decks'
import { isRecord } from '@dejarik/kernel/facts'
import { type CardData, cardLabel, cards, cardsCalled, isUnderstood, sayCard, swccgSearch } from '@dejarik/swccg'
import type { CardsOfGame, Coverage } from '../cards/of-game.js'
import { searchIn } from '../cards/search.js'
import { facts } from './facts.js'

const sheet = (card: CardData) => ({
  id: card.id,
  name: card.name,
  label: cardLabel(card),
  facts: facts(card),
  text: sayCard(card.abilities as unknown as Parameters<typeof sayCard>[0]),
  tree: card.abilities,
  by: card.by,
  understood: isUnderstood(card),
  shipped: true,
})

const known = new Map(cards.map((card) => [card.id, card]))

interface Row {
  readonly label: string
  readonly card: CardData | undefined
}

/** The cards of public card data, by the id that players' tools give them. */
const rowsOf = (files: readonly unknown[]): Row[] =>
  files.flatMap((file) => {
    const list = isRecord(file) && Array.isArray(file.cards) ? file.cards : []
    return list.filter(isRecord).map(({ gempId }) => ({ label: String(gempId), card: known.get(`swccg:${gempId}`) }))
  })

function coverageOf(rows: readonly Row[]): Coverage {
  const isFull = ({ card }: Row) => card !== undefined && isUnderstood(card)
  const full = rows.filter(isFull)
  const by = (...authors: string[]) => full.filter(({ card }) => authors.includes(card!.by)).length
  const why = ({ card }: Row) => (card ? '(its text is not read yet)' : '(a card of no set that the game knows)')
  return {
    cards: rows.length,
    full: full.length,
    compiled: by('compiled', 'none'),
    hand: by('hand'),
    native: by('native'),
    partial: rows.length - full.length,
    unread: rows.flatMap((row) => (isFull(row) ? [] : [{ card: row.card?.name ?? row.label, words: why(row) }])),
    onceOnly: [],
  }
}

export const swccgCards: CardsOfGame = {
  find(name) {
    const found = cards.filter(({ id }) => id === name || id === `swccg:${name}`)
    const called = found.length > 0 ? found : cardsCalled(name, cards)
    if (called.length > 0) return { found: called.map(sheet) }
    const near = nearestNamed(name, cards, (card) => [card.name, ...card.personas])
    return near === undefined ? { found: [] } : { found: [], nearest: near.item.name }
  },
  search: searchIn(swccgSearch, () => cards, sheet),
  coverage: (files) => coverageOf(rowsOf(files)),
  // Every card of the sets that are known comes with the game: there is nothing to add.
  compile: (files) => ({ cards: [], coverage: coverageOf(rowsOf(files)) }),
}
