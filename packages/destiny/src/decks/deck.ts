import type { CardId } from '../cards/card.js'

/** A character on the team; two dice make it elite. rule destiny.point-values */
export type TeamMember = { card: CardId; dice: 1 | 2 }
export type DeckEntry = { card: CardId; copies: number }

/** What a player brings to the game. rule destiny.part-4 */
export type Deck = {
  name: string
  characters: TeamMember[]
  battlefield: CardId | null
  /** Events, upgrades and supports. */
  cards: DeckEntry[]
}

/** What made a deck list hard to read. `card`: the card that was taken all the same. */
export type ReadingFault = { line?: number; card?: CardId; says: string; mend: string }

/** A rule that a deck breaks, and a way to mend it. */
export type DeckFault = { rule: string; card?: CardId; says: string; mend: string }

export type ReadDeck = { deck: Deck; faults: ReadingFault[] }

export const emptyDeck = (name: string): Deck => ({ name, characters: [], battlefield: null, cards: [] })
