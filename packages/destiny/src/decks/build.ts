import { putEntry, type Wrong, wrongNumber } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { cardLabel } from '../cards/label.js'
import type { Deck } from './deck.js'

/** With two point values a number counts dice (rule destiny.point-values), with one it counts copies of one die. */
export const countsDice = (card: CardData): boolean => card.points?.length === 2

const keepOne = said('Keep exactly one battlefield.')

/** Puts a card where its type belongs, `count` as a deck list gives it; or says why it could not be. */
export function putCard(deck: Deck, card: CardData, count: number): Wrong | undefined {
  const wrong = wrongNumber(count, cardLabel(card))
  if (wrong !== undefined) return wrong
  if (card.type === 'battlefield') return putBattlefield(deck, card, count)
  if (card.type === 'character') return putCharacter(deck, card, count)
  putEntry(deck.cards, card.id, count)
  return undefined
}

/** rule destiny.selecting-battlefield */
function putBattlefield(deck: Deck, card: CardData, count: number): Wrong | undefined {
  if (deck.battlefield === null) deck.battlefield = card.id
  else return { ...said('{0} is a second battlefield.', cardLabel(card)), mend: keepOne }
  if (count === 1) return undefined
  return { ...said('{0} is listed {1} times; one was taken.', cardLabel(card), count), mend: keepOne }
}

function putCharacter(deck: Deck, card: CardData, count: number): Wrong | undefined {
  if (!countsDice(card)) {
    for (let copy = 0; copy < count; copy += 1) deck.characters.push({ card: card.id, dice: 1 })
    return undefined
  }
  if (count === 1 || count === 2) {
    deck.characters.push({ card: card.id, dice: count })
    return undefined
  }
  const mend = said('Write 1x for one die or 2x for the elite version.')
  return { ...said('{0} cannot have {1} dice.', cardLabel(card), count), mend }
}
