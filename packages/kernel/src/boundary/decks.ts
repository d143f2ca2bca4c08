import { Refused, said } from '../log/said.js'
import { limits } from './limits.js'
import { list, record, type Shape, type Shapes, text, whole } from './shape.js'

const { copies, entries, name } = limits.deck

/** The id of a card, whatever cards there are. */
export const cardId: Shape = text(name)

/** Cards by their ids, and how often each is there. */
export const deckEntries: Shape = list(record({ card: cardId, copies: whole(1, copies) }), entries)

/** What a deck of a game must be: a name, cards, and what the game adds. */
export const deckShape = (own: Shapes = {}): Shape => record({ name: text(name), cards: deckEntries, ...own })

/** Refuses decks with which no game could begin at all; whether they are legal is another question. */
export function mustBeDecks(decks: unknown, shape: Shape, { least, most }: { least: number; most: number }): void {
  if (!Array.isArray(decks)) throw new Refused(said('A game needs a list of decks'))
  if (decks.length < least || decks.length > most)
    throw new Refused(said('This game is for {0} to {1} players, not {2}', least, most, decks.length))
  for (const [seat, deck] of decks.entries()) {
    const wrong = shape(deck, '')
    if (wrong !== null) throw new Refused(said('The deck of player {0} is damaged: {1}', seat + 1, wrong))
  }
}
