import type { CardData, CardType } from '../../cards/card.js'
import { awakenings } from '../../cards/index.js'
import { putCard } from '../build.js'
import { type Deck, emptyDeck } from '../deck.js'

/** A deck by names, which are unambiguous in Awakenings: `2 Aim, 1 Block`; for characters the number is dice. */
export type DeckList = { name: string; team: string; battlefield: string; cards: string }

/** Turns names into ids; a name that is no card is a mistake in this package, so it throws. */
export function deckFrom(list: DeckList): Deck {
  const deck = emptyDeck(list.name)
  const put = (entries: string, types: readonly CardType[]) => {
    for (const entry of entries.split(',')) putEntry(deck, entry.trim(), types)
  }
  put(list.team, ['character'])
  put(`1 ${list.battlefield}`, ['battlefield'])
  put(list.cards, ['upgrade', 'support', 'event'])
  return deck
}

function putEntry(deck: Deck, entry: string, types: readonly CardType[]) {
  const [, count, name] = /^(\d) (.+)$/.exec(entry) ?? []
  const card = awakenings.find((one: CardData) => one.name === name && types.includes(one.type))
  if (card === undefined)
    throw new Error(`The deck "${deck.name}" lists "${entry}", which is no ${types.join(' or ')}.`)
  const refusal = putCard(deck, card, Number(count))
  if (refusal !== undefined) throw new Error(`The deck "${deck.name}": ${refusal.says}`)
}
