import { takeOut } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
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
  const mend = said('Choose at least one character.')
  return [{ rule: 'destiny.building-team', ...said('The team has no character.'), mend, fixes }]
}

function tooManyPoints(team: readonly Chosen[], format: Format): DeckFault[] {
  const total = team.reduce((sum, member) => sum + memberPoints(member, format), 0)
  if (total <= format.teamPoints) return []
  const elite = team.find((member) => member.dice === 2)
  return [
    {
      rule: 'destiny.building-team',
      ...said('The team costs {0} points, {1} more than {2}.', total, total - format.teamPoints, format.teamPoints),
      mend:
        elite === undefined
          ? said('Take out a character.')
          : said('Play {0} with one die, or take one out.', elite.data.name),
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
      ? said('{0} cannot have {1} dice.', cardTitle(data), dice)
      : dice === 2 && pointValues(data, format)?.length === 1
        ? said('{0} has one point value, so it brings one die.', cardTitle(data))
        : undefined
  if (says === undefined) return []
  const mend = said(data.unique ? 'Give it one die.' : 'Give it one die; for more dice, choose more copies of it.')
  return [{ rule: 'destiny.point-values', card, ...says, mend, fixes: [fewerDice(card, dice - 1)] }]
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
      ...said('The team mixes heroes ({0}) and villains ({1}).', heroes, villains),
      mend: said('Take out {0}.', heroes.length <= villains.length ? heroes : villains),
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
    const says = said('{0} is unique and is on the team {1} times.', name, more.length + 2)
    const mend = said('Keep one {0}; for a second die play it elite.', name)
    const by = -[second, ...more].reduce((sum, { dice }) => sum + dice, 0)
    const fixes = [{ does: 'change', cards: [{ card: second.card, by }] } as const]
    return [{ rule: 'destiny.uniqueness', card: second.card, ...says, mend, fixes }]
  })
}
