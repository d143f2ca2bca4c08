import { putEntry, wrongNumber } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { cardLabel } from '../cards/label.js'
import type { Deck } from './deck.js'

/** Why a card could not be put into a deck as asked. */
export type Refusal = { says: string; mend: string }

/** With two point values a number counts dice (rule destiny.point-values), with one it counts copies of one die. */
export const countsDice = (card: CardData): boolean => card.points?.length === 2

/** Puts a card where its type belongs, `count` as a deck list gives it. */
export function putCard(deck: Deck, card: CardData, count: number): Refusal | undefined {
  const wrong = wrongNumber(count, cardLabel(card))
  if (wrong !== undefined) return wrong
  if (card.type === 'battlefield') return putBattlefield(deck, card, count)
  if (card.type === 'character') return putCharacter(deck, card, count)
  putEntry(deck.cards, card.id, count)
  return undefined
}

/** rule destiny.selecting-battlefield */
function putBattlefield(deck: Deck, card: CardData, count: number): Refusal | undefined {
  if (deck.battlefield === null) deck.battlefield = card.id
  else return { says: `${cardLabel(card)} is a second battlefield.`, mend: 'Keep exactly one battlefield.' }
  if (count === 1) return undefined
  return { says: `${cardLabel(card)} is listed ${count} times; one was taken.`, mend: 'Keep exactly one battlefield.' }
}

function putCharacter(deck: Deck, card: CardData, count: number): Refusal | undefined {
  if (!countsDice(card)) {
    for (let copy = 0; copy < count; copy += 1) deck.characters.push({ card: card.id, dice: 1 })
    return undefined
  }
  if (count === 1 || count === 2) {
    deck.characters.push({ card: card.id, dice: count })
    return undefined
  }
  const mend = 'Write 1x for one die or 2x for the elite version.'
  return { says: `${cardLabel(card)} cannot have ${count} dice.`, mend }
}
