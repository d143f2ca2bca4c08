import { CARDS } from '@dejarik/kernel'
import { cardId, deckShape, list, mustBeDecks, orNull, record, whole } from '@dejarik/kernel/boundary'
import { Refused, said } from '@dejarik/kernel/log'
import type { CardId } from '../cards/card.js'
import type { Definition } from '../definitions.js'
import type { Deck } from './deck.js'

/** Most characters that a team may list: more than any number of points buys. */
const TEAM = 60

const shape = deckShape({
  characters: list(record({ card: cardId, dice: whole(1, 2) }), TEAM),
  battlefield: orNull(cardId),
})

/**
 * Throws where a game could not be played with these decks at all. A deck that only breaks the rules of customization
 * may be played by those who agree to it: for the rules there is `checkDeck`.
 */
export function mustBePlayable(
  decks: readonly Deck[],
  players: { readonly least: number; readonly most: number },
  defOf: (id: CardId) => Definition | undefined,
): void {
  mustBeDecks(decks, shape, players)
  let size = 0
  for (const [seat, deck] of decks.entries()) {
    const wrong = (says: string): never => {
      throw new Refused(said('The deck of player {0} {1}', seat + 1, says))
    }
    const typeOf = (id: CardId) => defOf(id)?.type ?? wrong(`has a card that this catalog does not: ${id}`)
    if (deck.characters.length === 0) wrong('has no character (rule destiny.building-team)')
    for (const { card } of deck.characters)
      if (typeOf(card) !== 'character') wrong(`has ${card} on the team, which is no character`)
    if (deck.battlefield === null || typeOf(deck.battlefield) !== 'battlefield')
      wrong('has no battlefield (rule destiny.selecting-battlefield)')
    for (const { card, copies } of deck.cards) {
      if (typeOf(card) === 'character' || typeOf(card) === 'battlefield') wrong(`has ${card} among its cards`)
      size += copies
    }
    size += deck.characters.length + 1
  }
  if (size > CARDS) throw new Refused(said('A game can hold {0} cards, not {1}', CARDS, size))
}
