import {
  awakenings,
  type CardData,
  cardLabel,
  cardsCalled,
  destinySearch,
  type Imported,
  importCard,
  isPrinted,
  isReprint,
  isUnderstood,
  nearestLabel,
  onceOnly,
  unplayable,
} from '@dejarik/destiny'
import type { CardsOfGame } from '../cards/of-game.js'
import { searchIn } from '../cards/search-in.js'
import { coverageOf } from '../cards/taken.js'
import { allCards, shippedIds } from './catalog.js'
import { facts, textOf } from './facts.js'

const sheet = (card: CardData) => ({
  id: card.id,
  name: card.name,
  label: cardLabel(card),
  facts: facts(card),
  text: textOf(card),
  tree: card.abilities,
  by: card.by,
  understood: isUnderstood(card) && unplayable(card.abilities, card).length === 0,
  shipped: shippedIds.has(card.id),
})

const known = new Map(awakenings.map((card) => [card.id, card]))

/** Each card once: a reprint is found by the name of its card. */
function read(files: readonly unknown[]): Imported[] {
  const printed = files.flatMap((file) => (Array.isArray(file) ? file.filter(isPrinted) : []))
  return printed.filter((card) => !isReprint(card)).map((card) => importCard(card, known))
}

/** Those that come with the game, and what was read besides. */
function together(imported: readonly Imported[]): CardData[] {
  const read = imported.flatMap(({ card }) => (card === null || known.has(card.id) ? [] : [card]))
  return [...awakenings, ...read]
}

const coverage = (imported: readonly Imported[]) => coverageOf(imported, onceOnly(together(imported)))

export const destinyCards: CardsOfGame = {
  find(name) {
    const found = cardsCalled(name, allCards()).map(sheet)
    if (found.length > 0) return { found }
    const meant = nearestLabel(name, allCards())
    return meant === undefined ? { found } : { found, nearest: meant }
  },
  search: searchIn(destinySearch, allCards, sheet),
  coverage: (files) => coverage(read(files)),
  compile(files) {
    const imported = read(files)
    const cards = imported.flatMap(({ card }) => (card === null ? [] : [card]))
    return { cards: cards.filter(({ id }) => !shippedIds.has(id)), coverage: coverage(imported) }
  },
}
