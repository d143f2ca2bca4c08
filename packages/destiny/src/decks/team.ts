import { takeOut } from '@dejarik/kernel/decks'
import type { Affiliation, CardData, Points } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import type { Deck, DeckFault, TeamMember } from './deck.js'
import type { Format } from './formats.js'

/** A member of the team with its card. */
export type Chosen = TeamMember & { data: CardData }

export const pointValues = (card: CardData, format: Format): Points | undefined => format.points[card.id] ?? card.points

/** Points of one character, elite or not. rule destiny.point-values */
export const memberPoints = ({ data, dice }: Chosen, format: Format): number => {
  const values = pointValues(data, format)
  return values?.[dice - 1] ?? values?.[0] ?? 0
}

/** rule destiny.building-team */
export function teamFaults(deck: Deck, team: readonly Chosen[], format: Format): DeckFault[] {
  return [
    ...tooFew(deck),
    ...tooManyPoints(team, format),
    ...team.flatMap((member) => wrongDice(member, format)),
    ...bothSides(team),
    ...sameUnique(team),
  ]
}

function tooFew(deck: Deck): DeckFault[] {
  if (deck.characters.length > 0) return []
  const fixes = [{ does: 'find', words: 'type:character', n: 1 } as const]
  const mend = 'Choose at least one character.'
  return [{ rule: 'destiny.building-team', says: 'The team has no character.', mend, fixes }]
}

function tooManyPoints(team: readonly Chosen[], format: Format): DeckFault[] {
  const total = team.reduce((sum, member) => sum + memberPoints(member, format), 0)
  if (total <= format.teamPoints) return []
  const elite = team.find((member) => member.dice === 2)
  const mend = elite === undefined ? 'Take out a character' : `Play ${elite.data.name} with one die, or take one out`
  return [
    {
      rule: 'destiny.building-team',
      says: `The team costs ${total} points, ${total - format.teamPoints} more than ${format.teamPoints}.`,
      mend: `${mend}.`,
      fixes: [
        ...team.filter(({ dice }) => dice === 2).map(({ card }) => fewerDice(card, 1)),
        ...(team.length > 1 ? team.map(({ card }) => takeOut(card)) : []),
      ],
    },
  ]
}

const fewerDice = (card: string, n: number) => ({ does: 'change', cards: [{ card, by: -n }] }) as const

/** A second die needs a second value. rule destiny.point-values */
function wrongDice({ card, dice, data }: Chosen, format: Format): DeckFault[] {
  const says =
    dice !== 1 && dice !== 2
      ? `${cardTitle(data)} cannot have ${dice} dice.`
      : dice === 2 && pointValues(data, format)?.length === 1
        ? `${cardTitle(data)} has one point value, so it brings one die.`
        : undefined
  if (says === undefined) return []
  const mend = data.unique ? 'Give it one die.' : 'Give it one die; for more dice, choose more copies of it.'
  return [{ rule: 'destiny.point-values', card, says, mend, fixes: [fewerDice(card, dice - 1)] }]
}

/** Heroes or villains; a neutral character goes with either. rule destiny.affiliation */
function bothSides(team: readonly Chosen[]): DeckFault[] {
  const named = (side: Affiliation) => [
    ...new Set(team.filter(({ data }) => data.affiliation === side).map(({ data }) => data.name)),
  ]
  const heroes = named('hero')
  const villains = named('villain')
  if (heroes.length === 0 || villains.length === 0) return []
  return [
    {
      rule: 'destiny.building-team',
      says: `The team mixes heroes (${heroes.join(', ')}) and villains (${villains.join(', ')}).`,
      mend: `Take out ${(heroes.length <= villains.length ? heroes : villains).join(', ')}.`,
      fixes: (['hero', 'villain'] as const).map((side) =>
        takeOut(...team.filter(({ data }) => data.affiliation === side).map(({ card }) => card)),
      ),
    },
  ]
}

/** One of each unique title, whatever the subtitle. rule destiny.uniqueness */
function sameUnique(team: readonly Chosen[]): DeckFault[] {
  const titles = new Set(team.filter(({ data }) => data.unique).map(({ data }) => data.name))
  return [...titles].flatMap((name) => {
    const [, second, ...more] = team.filter(({ data }) => data.unique && data.name === name)
    if (second === undefined) return []
    const says = `${name} is unique and is on the team ${more.length + 2} times.`
    const mend = `Keep one ${name}; for a second die play it elite.`
    const by = -[second, ...more].reduce((sum, { dice }) => sum + dice, 0)
    const fixes = [{ does: 'change', cards: [{ card: second.card, by }] } as const]
    return [{ rule: 'destiny.uniqueness', card: second.card, says, mend, fixes }]
  })
}
