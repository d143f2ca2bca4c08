import {
  awakenings,
  type CardData,
  type CardType,
  cardsCalled,
  cardTypes,
  compileCard,
  nearestLabel,
} from '@dejarik/destiny'
import { type Json, nth } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { mustBeTrees } from '../trees.js'
import { sideCode } from './sides.js'
import { trees } from './trees.js'

/** Stands for any card that nobody will play: a hand or deck given as a number is made of these. */
export const filler = 'Any Card'
/** Stands for a battlefield where the scenario names none. */
export const nowhere = 'Any Battlefield'

const played: readonly CardType[] = ['event', 'upgrade', 'support']
const plainSides = ['1MD', '1RD', '1Sh', '1R', '-', '-']

/** The cards of a scenario: Awakenings, with the stand-ins that it defines. */
export function cardsOf(define: readonly Record<string, Json>[]): readonly CardData[] {
  const made = [
    ...define.map((facts, i) => standIn(facts, i + 1)),
    standIn({ name: filler, type: 'event', cost: 99 }, 998),
    standIn({ name: nowhere, type: 'battlefield' }, 999),
  ]
  const ids = new Set(made.map(({ id }) => id))
  return [...awakenings.filter(({ id }) => !ids.has(id)), ...made]
}

/** A stand-in needs a name and a type; what else it does not say is plain. A real card's name begins with its facts. */
function standIn({ text, sides, ...facts }: Record<string, Json>, number: number): CardData {
  const name = String(facts.name)
  const real = awakenings.find((card) => card.name === name && facts.type === undefined)
  const type = (facts.type ?? real?.type) as CardType | undefined
  if (type === undefined || !cardTypes.includes(type)) {
    throw new Fault(`The stand-in ${name} needs a type: ${cardTypes.join(', ')}.`)
  }
  mustBeTrees(name, facts.abilities, trees)
  return {
    id: `destiny:90${String(number).padStart(3, '0')}`,
    set: 'AW',
    number: 900 + number,
    affiliation: 'neutral',
    color: 'gray',
    unique: false,
    rarity: 'C',
    subtypes: [],
    ...(played.includes(type) ? { cost: 0 } : {}),
    ...(type === 'character' ? { points: [10], health: 10, sides: plainSides } : {}),
    abilities: [],
    wording: '',
    ...(real ?? {}),
    ...facts,
    ...(typeof text === 'string' ? { abilities: compiled(name, text, type) } : {}),
    ...(Array.isArray(sides) ? { sides: sides.map((side) => sideCode(String(side))) } : {}),
    by: 'hand',
    type,
    name,
  } as CardData
}

function compiled(name: string, text: string, type: CardType) {
  const { abilities, unread } = compileCard(text, type)
  if (unread.length > 0) throw new Fault(`The text of the stand-in ${name} is not understood: ${unread.join(' / ')}`)
  return abilities
}

/** The card of that title. */
export function cardCalled(title: string, cards: readonly CardData[]): CardData {
  const exact = cards.filter(({ id, name }) => id === title || name === title)
  const found = exact.length > 0 ? exact : cardsCalled(title, cards)
  if (found.length === 1) return nth(found, 0)
  if (found.length > 1) throw new Fault(`Several cards are called ${title}; add the subtitle.`)
  const near = nearestLabel(title, cards)
  const hint = near === undefined ? 'Define a stand-in under `define`.' : `Did you mean ${near}?`
  throw new Fault(`No card is called "${title}". ${hint}`)
}
