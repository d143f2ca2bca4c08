import type { DeckEntry, Reading } from '@dejarik/kernel/decks'
import type { CardId } from '../cards/card.js'

export type { DeckEntry, DeckFault, ReadingFault } from '@dejarik/kernel/decks'

/** A character on the team; two dice make it elite. rule destiny.point-values */
export type TeamMember = { card: CardId; dice: 1 | 2 }

/** What a player brings to the game. rule destiny.part-4 */
export type Deck = {
  name: string
  characters: TeamMember[]
  battlefield: CardId | null
  /** Events, upgrades and supports. */
  cards: DeckEntry[]
}

export type ReadDeck = Reading<Deck>

export const emptyDeck = (name: string): Deck => ({ name, characters: [], battlefield: null, cards: [] })
