import {
  addCopies,
  type DeckEntry,
  type Held as HeldCard,
  takeLast,
  takeOut,
  tooManyCopies,
} from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
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
      ...said('The deck has {0} {0|card|cards} instead of exactly {1}.', size, format.deckSize),
      mend: missing > 0 ? said('Add {0} {0|card|cards}.', missing) : said('Take out {0} {0|card|cards}.', -missing),
      fixes:
        missing > 0
          ? [...addCopies(entries, missing, format.copies), { does: 'find', words: '', n: missing }]
          : [takeLast(entries, -missing)],
    },
  ]
}

function wrongType({ data }: Held): DeckFault[] {
  if (data.type !== 'character' && data.type !== 'battlefield') return []
  const mend = said(data.type === 'character' ? 'Put it on the team.' : 'Put it beside the deck.')
  const says = said('{0} is a {1} and cannot be in the deck.', cardTitle(data), data.type)
  return [{ rule, card: data.id, ...says, mend, fixes: [takeOut(data.id)] }]
}

const opposite = { hero: 'villain', villain: 'hero' } as const

function wrongSide(card: CardData, team: readonly CardData[]): DeckFault[] {
  if (card.affiliation === 'neutral' || isPermitted(card, team)) return []
  const other = opposite[card.affiliation]
  if (!team.some((character) => character.affiliation === other)) return []
  const says = said('{0} is a {1} card and the team has {2} characters.', cardTitle(card), card.affiliation, other)
  const mend = said('Replace it with a {0} or neutral card.', other)
  return [{ rule, card: card.id, ...says, mend, fixes: [takeOut(card.id)] }]
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
  const mend = said('Take out the {0} cards.', fewer)
  return [{ rule, ...said('The deck mixes hero and villain cards.'), mend, fixes }]
}

function wrongColor(card: CardData, team: readonly CardData[]): DeckFault[] {
  if (card.color === 'gray' || isPermitted(card, team)) return []
  if (team.some((character) => character.color === card.color)) return []
  const says = said('{0} is {1} and no character of the team is.', cardTitle(card), card.color)
  const mend = said('Replace it, or choose a {0} character.', card.color)
  return [{ rule, card: card.id, ...says, mend, fixes: [takeOut(card.id)] }]
}
