import type { CardData } from '../../src/cards/card.js'
import { awakenings } from '../../src/cards/index.js'
import { checkDeck } from '../../src/decks/check.js'
import type { Deck, DeckFault, TeamMember } from '../../src/decks/deck.js'
import { type Format, formatOf } from '../../src/decks/formats.js'

export const card = (name: string): CardData => {
  const found = awakenings.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no card is called ${name}`)
  return found
}
export const id = (name: string): string => card(name).id
export const member = (name: string, dice: 1 | 2 = 1): TeamMember => ({ card: id(name), dice })
export const entry = (name: string, copies = 2) => ({ card: id(name), copies })

export const format = formatOf('awakenings')

/** A permission as Finn's, whether or not his text has been compiled yet. */
const mayInclude = {
  ability: 'ongoing',
  name: 'deck',
  rule: 'deck-may-include',
  of: ['weapon', 'vehicle'].map((subtype) => ({ color: 'red', affiliation: 'villain', subtype: [subtype] })),
}
export const finn: CardData = { ...card('Finn'), by: 'hand', abilities: [mayInclude] }
export const withFinn = awakenings.map((one) => (one.id === finn.id ? finn : one))

// Fifteen pairs of neutral red and gray cards, for any team with a red character.
const pairs = ['Outpost', 'DH-17 Blaster Pistol', 'IQA-11 Blaster Rifle', 'Promotion', 'Dug in', 'Firepower']
const grays = ['Comlink', 'Datapad', 'Holdout Blaster', 'Aim', 'All In', 'Block', 'Dodge', 'Flank', 'Take Cover']

/** A legal deck, with changes. */
export const redDeck = (changes: Partial<Deck> = {}): Deck => ({
  name: 'Red',
  characters: [member('Leia Organa', 2), member('Admiral Ackbar', 2)],
  battlefield: id('Echo Base'),
  cards: [...pairs, ...grays].map((name) => entry(name)),
  ...changes,
})

/** The same, with its first pair replaced. */
export const redDeckWith = (...entries: Deck['cards']): Deck => {
  const deck = redDeck()
  return { ...deck, cards: [...entries, ...deck.cards.slice(1)] }
}

type Options = { cards?: readonly CardData[]; in?: Format }
const anything = () => true

export const faultsOf = (deck: Deck, options: Options = {}): DeckFault[] =>
  checkDeck(deck, options.in ?? format, options.cards ?? withFinn, anything)

/** The rules that a deck breaks, once for each fault. */
export const broken = (deck: Deck, options: Options = {}): string[] => faultsOf(deck, options).map(({ rule }) => rule)
