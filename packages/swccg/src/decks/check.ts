import {
  type Allowing,
  addCopies,
  allowedFaults,
  countEntries,
  countHeld,
  heldEntries,
  takeLast,
  takeOut,
  wrongCount,
} from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { type CardData, isUnderstood } from '../cards/card.js'
import { setName } from '../cards/sets.js'
import { type Deck, type DeckFault, type Held, heldCards } from './deck.js'
import type { Format } from './formats.js'

const rule = 'swccg.reserve-deck'
const allowing: Allowing<CardData> = {
  rules: { known: 'swccg.card-type', sets: rule, text: 'swccg.game-text' },
  title: ({ name }) => name,
  setName,
}

/** Every rule that a deck breaks in a format, all at once; [] for a legal deck. rule swccg.reserve-deck */
export function checkDeck(
  deck: Deck,
  format: Format,
  cards: readonly CardData[],
  understood: (card: CardData) => boolean = isUnderstood,
): DeckFault[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  const entries = [...deck.cards, ...deck.outside]
  const held = heldCards(deck, cards)
  return [
    ...[...new Set(entries.map(({ card }) => card))].flatMap((id) =>
      allowedFaults(allowing, id, known.get(id), format, understood),
    ),
    ...entries.flatMap((entry) => wrongCount(rule, entry)),
    ...wrongSize(deck, format),
    ...bothSides(heldEntries(entries, cards)),
    ...tooManyObjectives(held, format),
    ...uselessOutside(deck, held),
  ]
}

function wrongSize(deck: Deck, format: Format): DeckFault[] {
  const missing = format.deckSize - countEntries(deck.cards)
  if (missing === 0) return []
  const size = format.deckSize - missing
  const says = said('The deck has {0} {0|card|cards} instead of exactly {1}.', size, format.deckSize)
  const mend = missing > 0 ? said('Add {0} {0|card|cards}.', missing) : said('Take out {0} {0|card|cards}.', -missing)
  const fixes =
    missing > 0
      ? [...addCopies(deck.cards, missing, 9), { does: 'find', words: '', n: missing } as const]
      : [takeLast(deck.cards, -missing)]
  return [{ rule, ...says, mend, fixes }]
}

/** A deck is of one side. */
function bothSides(held: readonly Held[]): DeckFault[] {
  const light = countHeld(held, ({ side }) => side === 'light')
  const dark = countHeld(held, ({ side }) => side === 'dark')
  if (light === 0 || dark === 0) return []
  const fewer = light < dark ? 'light' : 'dark'
  const wrong = held.flatMap(({ data }) => (data.side === fewer ? [data.name] : []))
  const mend =
    wrong.length > 3
      ? said('Replace the {0} cards: {1} and {2} more.', fewer, wrong.slice(0, 3), wrong.length - 3)
      : said('Replace the {0} cards: {1}.', fewer, wrong)
  const fixes = [takeOut(...held.flatMap(({ data }) => (data.side === fewer ? [data.id] : [])))]
  return [{ rule, ...said('The deck mixes {0} Light Side and {1} Dark Side cards.', light, dark), mend, fixes }]
}

/** rule swccg.objective-cards */
function tooManyObjectives(held: readonly Held[], format: Format): DeckFault[] {
  const count = countHeld(held, ({ type }) => type === 'objective')
  if (count <= format.objectives) return []
  const says = said('The deck has {0} Objectives; {1} is allowed.', count, format.objectives)
  const mend = said('Take out {0}.', count - format.objectives)
  const own = held
    .filter(({ data }) => data.type === 'objective')
    .map(({ data, copies }) => ({ card: data.id, copies }))
  const fixes = [takeLast(own, count - format.objectives)]
  return [{ rule: 'swccg.objective-cards', ...says, mend, fixes }]
}

/** Only cards that say so bring anything in from outside. rule swccg.starting-step-a */
function uselessOutside(deck: Deck, held: readonly Held[]): DeckFault[] {
  const count = countEntries(deck.outside)
  if (count === 0 || held.some(({ data }) => bringsIn(data))) return []
  const says = said('{0} {0|card|cards} beside the deck: no card in it brings in cards from outside.', count)
  const fixes = [takeLast(deck.outside, count)]
  return [{ rule: 'swccg.starting-step-a', ...says, mend: said('Leave them out.'), fixes }]
}

const bringsIn = ({ abilities }: CardData): boolean => JSON.stringify(abilities).includes('"zone":"outside"')
