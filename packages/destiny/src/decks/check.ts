import {
  type Allowing,
  allowedFaults,
  countEntries,
  type DeckFix,
  heldEntries,
  takeOut,
  wrongCount,
} from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { type CardData, type CardId, isUnderstood } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import { setName } from '../cards/sets.js'
import { cardFaults, wrongSize } from './cards.js'
import type { Deck, DeckFault } from './deck.js'
import type { Format } from './formats.js'
import { type Chosen, teamFaults } from './team.js'

const allowing: Allowing<CardData> = {
  rules: { known: 'destiny.identification', sets: 'destiny.part-4', text: 'destiny.card-abilities' },
  title: cardTitle,
  setName,
}

/**
 * Every rule that a deck breaks in a format, all at once; [] for a legal deck. rule destiny.part-4
 * Nothing is asked of the decks of several players together. rule destiny.faq-same-affiliation
 */
export function checkDeck(
  deck: Deck,
  format: Format,
  cards: readonly CardData[],
  understood: (card: CardData) => boolean = isUnderstood,
): DeckFault[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  const chosen = deck.characters.flatMap((member): Chosen[] => {
    const data = known.get(member.card)
    return data === undefined ? [] : [{ ...member, data }]
  })
  const held = heldEntries(deck.cards, cards)
  const team = chosen.filter(({ data }) => data.type === 'character')
  return [
    ...eachCard(deck).flatMap((id) => allowedFaults(allowing, id, known.get(id), format, understood)),
    ...chosen.flatMap(({ data }) => wrongMember(data)),
    ...teamFaults(deck, team, format),
    ...wrongSize(countEntries(deck.cards), deck.cards, format),
    ...deck.cards.flatMap((entry) => wrongCount('destiny.building-deck', entry)),
    ...cardFaults(
      held,
      team.map(({ data }) => data),
      format,
    ),
    ...battlefieldFaults(deck, known),
  ]
}

const eachCard = (deck: Deck): CardId[] => {
  const battlefield = deck.battlefield === null ? [] : [deck.battlefield]
  return [
    ...new Set([...deck.characters.map(({ card }) => card), ...battlefield, ...deck.cards.map(({ card }) => card)]),
  ]
}

function wrongMember(card: CardData): DeckFault[] {
  if (card.type === 'character') return []
  const says = said('{0} is a {1}, not a character.', cardTitle(card), card.type)
  const mend = said('Take it off the team.')
  return [{ rule: 'destiny.building-team', card: card.id, ...says, mend, fixes: [takeOut(card.id)] }]
}

/** rule destiny.selecting-battlefield */
function battlefieldFaults(deck: Deck, known: ReadonlyMap<CardId, CardData>): DeckFault[] {
  const rule = 'destiny.selecting-battlefield'
  const find: DeckFix = { does: 'find', words: 'type:battlefield', n: 1 }
  if (deck.battlefield === null)
    return [{ rule, ...said('There is no battlefield.'), mend: said('Choose one battlefield.'), fixes: [find] }]
  const card = known.get(deck.battlefield)
  if (card === undefined || card.type === 'battlefield') return []
  const says = said('{0} is a {1}, not a battlefield.', cardTitle(card), card.type)
  const mend = said('Choose a battlefield instead.')
  return [{ rule, card: card.id, ...says, mend, fixes: [takeOut(card.id), find] }]
}
