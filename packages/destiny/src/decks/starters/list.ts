import { readList } from '@dejarik/kernel/decks'
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
    for (const entry of readList(list.name, entries, ',')) putNamed(deck, entry, types)
  }
  put(list.team, ['character'])
  put(`1 ${list.battlefield}`, ['battlefield'])
  put(list.cards, ['upgrade', 'support', 'event'])
  return deck
}

function putNamed(deck: Deck, { count, name }: { count: number; name: string }, types: readonly CardType[]) {
  const card = awakenings.find((one: CardData) => one.name === name && types.includes(one.type))
  if (card === undefined)
    throw new Error(`The deck "${deck.name}" lists "${count} ${name}", which is no ${types.join(' or ')}.`)
  const refusal = putCard(deck, card, count)
  if (refusal !== undefined) throw new Error(`The deck "${deck.name}": ${refusal.says}`)
}
