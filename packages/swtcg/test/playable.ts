import type { CardData } from '../src/cards/card.js'
import { verbsIn } from '../src/rules/chances.js'
import { words } from '../src/vocabulary/index.js'

/** The card with only those abilities whose every verb runs. */
export const playable = (card: CardData): CardData => ({
  ...card,
  abilities: card.abilities.filter((ability) => [...verbsIn(ability)].every((verb) => words.effects.has(verb))),
})
