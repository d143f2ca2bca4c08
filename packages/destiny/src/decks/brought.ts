import type { CardId } from '../cards/card.js'
import type { Definition } from '../definitions.js'
import type { Deck } from './deck.js'

/** Most cards that one game can tell apart: see the kernel's references. */
const MOST = 1024

/** A number that is at least one and at most this. */
const counts = (n: unknown, most: number): boolean => Number.isInteger(n) && (n as number) >= 1 && (n as number) <= most

/**
 * Throws where a game could not be played with these decks at all. A deck that only breaks the rules of customization
 * may be played by those who agree to it: for the rules there is `checkDeck`.
 */
export function mustBePlayable(decks: readonly Deck[], defOf: (id: CardId) => Definition | undefined): void {
  let size = 0
  for (const [seat, deck] of decks.entries()) {
    const wrong = (says: string): never => {
      throw new Error(`The deck of seat ${seat} ${says}`)
    }
    if (typeof deck !== 'object' || deck === null || !Array.isArray(deck.characters) || !Array.isArray(deck.cards))
      wrong('is no deck: it needs characters, a battlefield and cards')
    const typeOf = (id: CardId) => defOf(id)?.type ?? wrong(`has a card that this catalog does not: ${id}`)
    if (deck.characters.length === 0) wrong('has no character (rule destiny.building-team)')
    for (const { card, dice } of deck.characters) {
      if (typeOf(card) !== 'character') wrong(`has ${card} on the team, which is no character`)
      if (!counts(dice, 2)) wrong(`gives ${card} ${dice} dice instead of 1 or 2 (rule destiny.point-values)`)
    }
    if (deck.battlefield === null || typeOf(deck.battlefield) !== 'battlefield')
      wrong('has no battlefield (rule destiny.selecting-battlefield)')
    for (const { card, copies } of deck.cards) {
      if (typeOf(card) === 'character' || typeOf(card) === 'battlefield') wrong(`has ${card} among its cards`)
      if (!counts(copies, MOST)) wrong(`has ${copies} copies of ${card}`)
      size += copies
    }
    size += deck.characters.length + 1
  }
  if (size > MOST) throw new Error(`A game can hold ${MOST} cards, not ${size}`)
}
