import {
  addCopies,
  type DeckEntry,
  type Held as HeldCard,
  plural,
  takeLast,
  takeOut,
  tooManyCopies,
} from '@dejarik/kernel/decks'
import type { Affiliation, CardData } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import type { DeckFault } from './deck.js'
import type { Format } from './formats.js'
import { isPermitted } from './permission.js'

/** An entry of the deck with its card. */
export type Held = HeldCard<CardData>

const rule = 'destiny.building-deck'

/** rule destiny.building-deck */
export function cardFaults(held: readonly Held[], team: readonly CardData[], format: Format): DeckFault[] {
  return [
    ...held.flatMap(wrongType),
    // rule destiny.copy-of-a-card: copies are cards of the same title
    ...tooManyCopies(held, format.copies, { rule, key: ({ name }) => name, name: ({ name }) => name }),
    ...held.flatMap(({ data }) => wrongSide(data, team)),
    ...mixedSides(held, team),
    ...held.flatMap(({ data }) => wrongColor(data, team)),
  ]
}

export function wrongSize(size: number, entries: readonly DeckEntry[], format: Format): DeckFault[] {
  if (size === format.deckSize) return []
  const missing = format.deckSize - size
  return [
    {
      rule,
      says: `The deck has ${plural(size, 'card')} instead of exactly ${format.deckSize}.`,
      mend: missing > 0 ? `Add ${plural(missing, 'card')}.` : `Take out ${plural(-missing, 'card')}.`,
      fixes:
        missing > 0
          ? [...addCopies(entries, missing, format.copies), { does: 'find', words: '', n: missing }]
          : [takeLast(entries, -missing)],
    },
  ]
}

function wrongType({ data }: Held): DeckFault[] {
  if (data.type !== 'character' && data.type !== 'battlefield') return []
  const place = data.type === 'character' ? 'on the team' : 'beside the deck'
  const says = `${cardTitle(data)} is a ${data.type} and cannot be in the deck.`
  return [{ rule, card: data.id, says, mend: `Put it ${place}.`, fixes: [takeOut(data.id)] }]
}

const opposite = { hero: 'villain', villain: 'hero' } as const

function wrongSide(card: CardData, team: readonly CardData[]): DeckFault[] {
  if (card.affiliation === 'neutral' || isPermitted(card, team)) return []
  const other = opposite[card.affiliation]
  if (!team.some((character) => character.affiliation === other)) return []
  const says = `${cardTitle(card)} is a ${card.affiliation} card and the team has ${other} characters.`
  return [{ rule, card: card.id, says, mend: `Replace it with a ${other} or neutral card.`, fixes: [takeOut(card.id)] }]
}

/** The rulebook knows no team of neutrals only; such a team plays one side, like every other. */
function mixedSides(held: readonly Held[], team: readonly CardData[]): DeckFault[] {
  if (team.some(({ affiliation }) => affiliation !== 'neutral')) return []
  const count = (side: Affiliation) =>
    held.filter(({ data }) => data.affiliation === side && !isPermitted(data, team)).length
  if (count('hero') === 0 || count('villain') === 0) return []
  const fewer = count('hero') <= count('villain') ? 'hero' : 'villain'
  const wrong = held
    .filter(({ data }) => data.affiliation === fewer && !isPermitted(data, team))
    .map(({ data }) => data.id)
  const fixes = [takeOut(...wrong)]
  return [{ rule, says: 'The deck mixes hero and villain cards.', mend: `Take out the ${fewer} cards.`, fixes }]
}

function wrongColor(card: CardData, team: readonly CardData[]): DeckFault[] {
  if (card.color === 'gray' || isPermitted(card, team)) return []
  if (team.some((character) => character.color === card.color)) return []
  const says = `${cardTitle(card)} is ${card.color} and no character of the team is.`
  return [
    { rule, card: card.id, says, mend: `Replace it, or choose a ${card.color} character.`, fixes: [takeOut(card.id)] },
  ]
}
