import { countHeld, namedEntries } from '@dejarik/kernel/decks'
import { cards as allCards } from '../cards/all.js'
import { type CardData, cardTypes } from '../cards/card.js'
import { type Deck, deckSide, type Held } from './deck.js'

const plural = (type: string) => `${type[0]!.toUpperCase()}${type.slice(1)}s`
/** Locations first: a game begins with one. */
const order = ['location', ...cardTypes.filter((type) => type !== 'location')]

/** Writes a list of titles under headings, with the side that tells titles of both sides apart. */
export function writeText(deck: Deck, cards: readonly CardData[] = allCards): string {
  const held = namedEntries(deck, cards)
  const outside = namedEntries({ name: deck.name, cards: deck.outside }, cards)
  const line = ({ data, copies }: Held) => `${copies}x ${data.name}`
  const section = (heading: string, part: readonly Held[]) =>
    part.length === 0 ? [] : ['', `${heading} (${countHeld(part)})`, ...part.map(line)]
  const lines = [
    deck.name.replace(/\s+/g, ' ').trim() || 'Deck',
    deckSide(deck, cards) === 'light' ? 'Light Side' : 'Dark Side',
    ...order.flatMap((type) =>
      section(
        plural(type),
        held.filter(({ data }) => data.type === type),
      ),
    ),
    ...section('Outside the deck', outside),
  ]
  return `${lines.join('\n')}\n`
}
