import type { CardData, CardType } from '../../src/cards/card.js'
import { cards, listName } from '../../src/cards/index.js'
import { checkDeck } from '../../src/decks/check.js'
import type { Deck, DeckEntry, DeckFault } from '../../src/decks/deck.js'
import { type Format, formatOf } from '../../src/decks/formats.js'

export const card = (name: string): CardData => {
  const found = cards.find((one) => listName(one) === name)
  if (found === undefined) throw new Error(`no card is called ${name}`)
  return found
}
export const id = (name: string): string => card(name).id
export const entry = (name: string, copies = 1): DeckEntry => ({ card: id(name), copies })

/** So many copies of stand-ins of one kind, four of each. */
export type Kind = { side?: CardData['side']; types: CardType[]; count: number }

/** A deck of stand-in cards: only what the deck rules look at. */
export function standIns(...kinds: Kind[]): { deck: Deck; cards: CardData[] } {
  const made: CardData[] = []
  const entries: DeckEntry[] = []
  for (const { side = 'light', types, count } of kinds) {
    for (let left = count; left > 0; left -= 4) {
      const number = made.length + 1
      const name = `Stand-in ${number}`
      made.push({ ...card('Clone Squad'), id: `swtcg:AOTC-${9000 + number}`, number, name, side, types, wording: '' })
      entries.push({ card: made.at(-1)!.id, copies: Math.min(4, left) })
    }
  }
  return { deck: { name: 'Stand-ins', cards: entries }, cards: made }
}

export const aotc = formatOf('aotc')
export const all = formatOf('all')
const anything = () => true

export const faultsOf = (deck: Deck, known: readonly CardData[] = cards, format: Format = all): DeckFault[] =>
  checkDeck(deck, format, known, anything)

export const broken = (deck: Deck, known?: readonly CardData[], format?: Format): string[] =>
  faultsOf(deck, known, format).map(({ says }) => says)

/** The faults of a deck of stand-ins. */
export const brokenOf = (...kinds: Kind[]): string[] => {
  const made = standIns(...kinds)
  return broken(made.deck, made.cards)
}

export const space = (count: number): Kind => ({ types: ['space'], count })
export const ground = (count: number): Kind => ({ types: ['ground'], count })
export const character = (count: number): Kind => ({ types: ['character'], count })
export const battle = (count: number): Kind => ({ types: ['battle'], count })
