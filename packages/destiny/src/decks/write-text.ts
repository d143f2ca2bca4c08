import type { CardData, CardType } from '../cards/card.js'
import { awakenings } from '../cards/index.js'
import { cardLabel } from '../cards/label.js'
import { setName, setNames } from '../cards/sets.js'
import { countsDice } from './build.js'
import type { Deck } from './deck.js'

const colorNames: Readonly<Record<string, string>> = { red: 'Command', blue: 'Force', yellow: 'Rogue' }
const sections: readonly CardType[] = ['battlefield', 'character', 'upgrade', 'support', 'event']

/** Writes a deck as SWDestinyDB's text. A card that is not among `cards` cannot be named and is an error. */
export function writeText(deck: Deck, cards: readonly CardData[] = awakenings): string {
  const entries = deckEntries(deck, cards)
  const all = entries.map(({ card }) => card)
  const side = all.find((card) => card.type === 'character' && card.affiliation !== 'neutral')?.affiliation ?? 'neutral'
  const colors = Object.keys(colorNames).filter((color) => all.some((card) => card.color === color))
  const sets = Object.keys(setNames)
    .filter((code) => all.some((card) => card.set === code))
    .map(setName)
  const header = [
    deck.name.replace(/\s+/g, ' ').trim() || 'Deck',
    '',
    side[0]!.toUpperCase() + side.slice(1),
    colors.map((color) => colorNames[color]).join(' / '),
    `Sets: ${sets.length > 1 ? `From ${sets[0]} to ${sets.at(-1)}` : (sets[0] ?? '')}`,
  ]
  const body = sections.flatMap((type) => {
    const lines = entries.filter(({ card }) => card.type === type).map(entryLine)
    return lines.length === 0 ? [] : ['', type.toUpperCase(), '-'.repeat(type.length), ...lines]
  })
  return `${[...header, ...body].join('\n')}\n`
}

type Entry = { card: CardData; count: number }

const entryLine = ({ card, count }: Entry) =>
  card.type === 'battlefield' ? cardLabel(card) : `${count}x ${cardLabel(card)}`

function deckEntries(deck: Deck, cards: readonly CardData[]): Entry[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  const entry = (id: string, count: number): Entry => {
    const card = known.get(id)
    if (card === undefined) throw new Error(`The deck "${deck.name}" holds ${id}, which is no known card.`)
    return { card, count }
  }
  const entries = deck.battlefield === null ? [] : [entry(deck.battlefield, 1)]
  for (const { card: id, dice } of deck.characters) {
    const next = entry(id, dice)
    const same = countsDice(next.card) ? undefined : entries.find(({ card }) => card === next.card)
    if (same === undefined) entries.push(next)
    else same.count += dice
  }
  return [...entries, ...deck.cards.map(({ card, copies }) => entry(card, copies))]
}
