import { type CardData, isUnderstood } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import { allowedFaults } from './allowed.js'
import { tooManyCopies, wrongCount } from './copies.js'
import { countCards, type Deck, type DeckFault, type Held, heldCards } from './deck.js'
import type { Format } from './formats.js'
import { unitFaults } from './units.js'

const rule = 'swtcg.deck-rules'

/** Every rule that a deck breaks in a format, all at once; [] for a legal deck. rule swtcg.deck-rules */
export function checkDeck(
  deck: Deck,
  format: Format,
  cards: readonly CardData[],
  understood: (card: CardData) => boolean = isUnderstood,
): DeckFault[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  const held = heldCards(deck, cards)
  const ids = [...new Set(deck.cards.map(({ card }) => card))]
  return [
    ...ids.flatMap((id) => allowedFaults(id, known.get(id), format, understood)),
    ...deck.cards.flatMap(({ card, copies }) => wrongCount(card, copies)),
    ...tooSmall(deck, format),
    ...bothSides(held),
    ...unitFaults(held, format),
    ...tooManyCopies(held, format),
  ]
}

/** Counts every card listed, known or not: a missing card must not look like a short deck. */
function tooSmall(deck: Deck, format: Format): DeckFault[] {
  const size = deck.cards.reduce((sum, { copies }) => sum + copies, 0)
  if (size >= format.deckSize) return []
  const says = `The deck has ${size} card${size === 1 ? '' : 's'}; ${format.deckSize} are needed.`
  const missing = format.deckSize - size
  return [{ rule, says, mend: `Add ${missing} card${missing === 1 ? '' : 's'}.` }]
}

/** A deck may be of neutral cards only, but not of both sides. */
function bothSides(held: readonly Held[]): DeckFault[] {
  const light = countCards(held, ({ side }) => side === 'light')
  const dark = countCards(held, ({ side }) => side === 'dark')
  if (light === 0 || dark === 0) return []
  const fewer = light < dark ? 'light' : 'dark'
  const wrong = held.flatMap(({ data }) => (data.side === fewer ? [listName(data)] : []))
  const listed = wrong.length > 3 ? `${wrong.slice(0, 3).join(', ')} and ${wrong.length - 3} more` : wrong.join(', ')
  const says = `The deck mixes ${light} Light Side and ${dark} Dark Side cards.`
  return [{ rule: 'swtcg.part-side-symbol', says, mend: `Replace the ${fewer} cards: ${listed}.` }]
}
