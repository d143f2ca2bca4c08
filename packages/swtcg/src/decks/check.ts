import {
  type Allowing,
  addCopies,
  allowedFaults,
  countEntries,
  countHeld,
  takeOut,
  wrongCount,
} from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { type CardData, isUnderstood } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import { setName } from '../cards/sets.js'
import { tooManyCopies } from './copies.js'
import { type Deck, type DeckFault, type Held, heldCards } from './deck.js'
import type { Format } from './formats.js'
import { unitFaults } from './units.js'

const rule = 'swtcg.deck-rules'
const allowing: Allowing<CardData> = {
  rules: { known: 'swtcg.the-cards', sets: 'swtcg.card-sets', text: 'swtcg.card-effects' },
  title: listName,
  setName,
}

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
    ...ids.flatMap((id) => allowedFaults(allowing, id, known.get(id), format, understood)),
    ...deck.cards.flatMap((entry) => wrongCount(rule, entry)),
    ...tooSmall(deck, format),
    ...bothSides(held),
    ...unitFaults(held, format),
    ...tooManyCopies(held, format),
  ]
}

function tooSmall(deck: Deck, format: Format): DeckFault[] {
  const size = countEntries(deck.cards)
  if (size >= format.deckSize) return []
  const says = said('The deck has {0} {0|card|cards}; {1} are needed.', size, format.deckSize)
  const missing = format.deckSize - size
  const fixes = [...addCopies(deck.cards, missing, format.copies), { does: 'find', words: '', n: missing } as const]
  return [{ rule, ...says, mend: said('Add {0} {0|card|cards}.', missing), fixes }]
}

/** A deck may be of neutral cards only, but not of both sides. */
function bothSides(held: readonly Held[]): DeckFault[] {
  const light = countHeld(held, ({ side }) => side === 'light')
  const dark = countHeld(held, ({ side }) => side === 'dark')
  if (light === 0 || dark === 0) return []
  const fewer = light < dark ? 'light' : 'dark'
  const wrong = held.flatMap(({ data }) => (data.side === fewer ? [listName(data)] : []))
  const mend =
    wrong.length > 3
      ? said('Replace the {0} cards: {1} and {2} more.', fewer, wrong.slice(0, 3), wrong.length - 3)
      : said('Replace the {0} cards: {1}.', fewer, wrong)
  const fixes = [takeOut(...held.flatMap(({ data }) => (data.side === fewer ? [data.id] : [])))]
  const says = said('The deck mixes {0} Light Side and {1} Dark Side cards.', light, dark)
  return [{ rule: 'swtcg.part-side-symbol', ...says, mend, fixes }]
}
