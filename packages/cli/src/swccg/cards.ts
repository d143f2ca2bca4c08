import { indexing } from '@dejarik/kernel/decks'
import {
  type CardData,
  cardLabel,
  cardsCalled,
  checkCards,
  compileCard,
  isPlayable,
  isUnderstood,
  sayCard,
  swccgSearch,
  unplayable,
} from '@dejarik/swccg'
import type { CardsOfGame } from '../cards/of-game.js'
import { searchIn } from '../cards/search-in.js'
import { compiled, coverageOf, type Taken } from '../cards/taken.js'
import { allCards, shipped } from './catalog.js'
import { facts } from './facts.js'
import { factsOf, matching } from './row-facts.js'
import { numbersIn, type Row, rowsIn } from './rows.js'

const sheet = (card: CardData) => ({
  id: card.id,
  name: card.name,
  label: cardLabel(card),
  facts: facts(card),
  text: sayCard(card.abilities as unknown as Parameters<typeof sayCard>[0]),
  tree: card.abilities,
  by: card.by,
  understood: isPlayable(card),
  shipped: shipped.has(card.id),
})

const byName = indexing<CardData>((card) => [card.name, ...card.personas])

/** What the words of a row come to; a card that was written by hand is understood whatever they are. */
function taken(row: Row, matches: readonly string[] | undefined): Taken<CardData> {
  const made = factsOf(row, matches)
  const label = cardLabel(made as unknown as CardData)
  const known = shipped.get(row.id)
  if (known !== undefined && known.wording === made.wording && known.by !== 'none')
    return { label, card: known, unread: notYet(known.abilities) }
  const faults = checkCards([made])
  if (faults.length > 0) return { label, card: null, unread: faults.map((each) => each.replace(`${row.id}: `, '')) }
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

function rowsOf(files: readonly unknown[]): Taken<CardData>[] {
  const rows = files.flatMap(rowsIn)
  const matches = matching(rows)
  return [...rows.map((row) => taken(row, matches.get(row.id))), ...files.flatMap(numbersIn).map(byNumber)]
}

/** A card of which only the number is given is the one that comes with the game. */
function byNumber(number: string): Taken<CardData> {
  const known = shipped.get(`swccg:${number}`)
  if (known === undefined) return { label: number, card: null, unread: ['(a card of no set that the game knows)'] }
  const unread = isUnderstood(known) ? notYet(known.abilities) : ['(its text is not read yet)']
  return { label: cardLabel(known), card: known, unread }
}

export const swccgCards: CardsOfGame = {
  find(name) {
    const cards = allCards()
    const found = cards.filter(({ id }) => id === name || id === `swccg:${name}`)
    const called = found.length > 0 ? found : cardsCalled(name, cards)
    if (called.length > 0) return { found: called.map(sheet) }
    const near = byName(cards).nearest(name)
    return near === undefined ? { found: [] } : { found: [], nearest: near.item.name }
  },
  search: searchIn(swccgSearch, allCards, sheet),
  coverage: (files) => coverageOf(rowsOf(files)),
  compile: (files) => compiled(rowsOf(files), (id) => shipped.has(id)),
}
