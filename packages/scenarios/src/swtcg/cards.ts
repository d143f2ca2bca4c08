import { type Json, nth } from '@dejarik/kernel'
import { type CardData, type CardType, cards, cardTitle, cardTypes, compileCard, isUnitCard } from '@dejarik/swtcg'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { mustBeTrees } from '../trees.js'
import { trees } from './trees.js'

/** Stands for any card that nobody will play: a hand or deck given as a number is made of these. */
export const filler = 'Any Card'

/** The stand-ins of a scenario, and of the catalog the cards that it names: a small catalog is quick to make. */
export function cardsOf(define: readonly Record<string, Json>[], text: string): readonly CardData[] {
  const made = [
    ...define.map((facts, i) => standIn(facts, i + 1)),
    standIn({ name: filler, type: 'mission', build: 99 }, 999),
  ]
  const titles = new Set(made.map(cardTitle))
  return [...cards.filter((card) => isNamed(card, text) && !titles.has(cardTitle(card))), ...made]
}

const isNamed = ({ id, name }: CardData, text: string): boolean =>
  text.includes(JSON.stringify(name).slice(1, -1)) || text.includes(id)

const unitFacts = { speed: 30, power: 2, health: 3, build: 3 }

/** A stand-in needs a name and a type; what else it does not say is plain. A real card's title begins with its facts. */
function standIn({ text, type, types, cost, ...facts }: Record<string, Json>, number: number): CardData {
  const title = cardTitle(facts as unknown as CardData)
  const real = type === undefined && types === undefined ? cards.find((card) => cardTitle(card) === title) : undefined
  const kinds = (types ?? (type === undefined ? real?.types : [type])) as readonly CardType[] | undefined
  if (kinds === undefined || !kinds.every((kind) => cardTypes.includes(kind))) {
    throw new Fault(`The stand-in ${title} needs a type: ${cardTypes.join(', ')}.`)
  }
  mustBeTrees(title, facts.abilities, trees)
  const card = {
    id: `swtcg:STAND-${number}`,
    set: 'AOTC',
    number: 900 + number,
    side: 'neutral',
    subtypes: [],
    rarity: 'C',
    ...(isUnitCard({ types: kinds }) ? unitFacts : kinds[0] === 'battle' ? {} : { build: 1 }),
    abilities: [],
    wording: '',
    ...real,
    ...(cost === undefined ? {} : { build: cost }),
    ...facts,
    types: kinds,
    by: 'hand',
  } as unknown as CardData
  return typeof text === 'string' ? { ...card, abilities: compiled(card, text) } : card
}

function compiled(card: CardData, text: string): CardData['abilities'] {
  const { abilities, unread } = compileCard(text, card)
  const title = cardTitle(card)
  if (unread.length > 0) throw new Fault(`The text of the stand-in ${title} is not understood: ${unread.join(' / ')}`)
  return abilities as unknown as CardData['abilities']
}

/** The card of that title: with its version, or its name alone where that is clear. */
export function cardCalled(title: string, known: readonly CardData[]): CardData {
  const exact = known.filter((card) => card.id === title || cardTitle(card) === title)
  const found = exact.length > 0 ? exact : known.filter(({ name }) => name === title)
  if (found.length === 1) return nth(found, 0)
  if (found.length > 1) {
    throw new Fault(
      `Several cards are called ${title}: ${found.map((card) => `${cardTitle(card)} ${card.id}`).join(', ')}.`,
    )
  }
  const hint = didYouMean(title, cards.map(cardTitle)) || ' Define a stand-in under `define`.'
  throw new Fault(`No card is called "${title}".${hint}`)
}
