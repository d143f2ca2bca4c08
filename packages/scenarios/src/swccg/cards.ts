import { type Json, nth } from '@dejarik/kernel'
import { type CardData, type CardType, cards, cardsCalled, cardTypes, compileCard } from '@dejarik/swccg'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { mustBeTrees } from '../trees.js'
import { trees } from './trees.js'

/** Stands for any card that nobody will play: a hand or pile given as a number is made of these. */
export const filler = 'Any Card'

/** A card that is there for its destiny number alone. */
export const destinyCard = (n: number | string): string => `Destiny ${n}`

/** The stand-ins of a scenario, and of the catalog the cards that it names: a small catalog is quick to make. */
export function cardsOf(
  define: readonly Record<string, Json>[],
  text: string,
  destinies: readonly (number | string)[] = [],
): readonly CardData[] {
  const numbers = [...new Set(destinies)].filter((each): each is number => typeof each === 'number')
  const made = [
    ...define.map((facts, i) => standIn(facts, i + 1)),
    standIn({ name: filler, type: 'interrupt', destiny: [0] }, 900),
    ...numbers.map((n, i) => standIn({ name: destinyCard(n), type: 'interrupt', destiny: [n] }, 901 + i)),
  ]
  const titles = new Set(made.map(({ name, side }) => `${side} ${name}`))
  return [...cards.filter((card) => isNamed(card, text) && !titles.has(`${card.side} ${card.name}`)), ...made]
}

/** Is it spoken of in this scenario, by whatever name? Too many are no harm. */
const isNamed = ({ id, name, place }: CardData, text: string): boolean => {
  const bare = name.replace(/\s*\([^)]*\)$/, '')
  const alone = place === undefined ? bare : bare.slice(place.length + 2)
  return [name, bare, alone, id].some((each) => text.includes(JSON.stringify(each).slice(1, -1)))
}

const fighting: readonly string[] = ['character', 'starship', 'vehicle']

/** What a stand-in of this type has where it does not say. */
function plainFacts(type: CardType): Partial<CardData> {
  if (type === 'location') return { force: { light: 1, dark: 1 }, subtypes: ['site'] }
  if (type === 'effect') return { subtypes: ['normal effect'] }
  if (type === 'interrupt') return { subtypes: ['used interrupt'] }
  if (!fighting.includes(type)) return {}
  return { power: 1, deploy: 1, forfeit: 1, ...(type === 'character' ? { ability: 1 } : {}), landspeed: 1 }
}

/** A stand-in needs a name and a type; what else it does not say is plain. A real card's title begins with its facts. */
function standIn({ type, destiny, subtype, text, ...facts }: Record<string, Json>, number: number): CardData {
  const name = String(facts.name)
  const called = type === undefined ? cardsCalled(name, cards) : []
  const real = called.find(({ side }) => facts.side === undefined || side === facts.side)
  const kind = (type ?? real?.type) as CardType | undefined
  if (kind === undefined || !cardTypes.includes(kind)) {
    throw new Fault(`The stand-in ${name} needs a type: ${cardTypes.join(', ')}.`)
  }
  mustBeTrees(name, facts.abilities, trees)
  const { landspeed, ...plain } = plainFacts(kind)
  const card = {
    side: 'light',
    destiny: [0],
    subtypes: [],
    icons: {},
    characteristics: [],
    personas: [name],
    rarity: 'C',
    abilities: [],
    wording: '',
    ...plain,
    ...(kind === 'vehicle' && landspeed !== undefined ? { landspeed } : {}),
    ...real,
    ...facts,
    ...(subtype === undefined ? {} : { subtypes: [subtype].flat() }),
    ...(destiny === undefined ? {} : { destiny: [destiny].flat() }),
    type: kind,
    id: `swccg:999_${number}`,
    set: '999',
    number,
    by: 'hand',
  } as unknown as CardData
  return typeof text === 'string' ? { ...card, abilities: compiled(card, text) } : card
}

function compiled(card: CardData, text: string): CardData['abilities'] {
  const { abilities, unread } = compileCard(text, card)
  if (unread.length > 0)
    throw new Fault(`The text of the stand-in ${card.name} is not understood: ${unread.join(' / ')}`)
  return abilities as unknown as CardData['abilities']
}

/** The card of that title; of two sides, the one that is asked for. */
export function cardCalled(title: string, known: readonly CardData[], side?: 'dark' | 'light'): CardData {
  const byId = known.filter(({ id }) => id === title)
  const found = byId.length > 0 ? byId : cardsCalled(title, known)
  const ours = found.filter((card) => card.side === side)
  const meant = ours.length > 0 ? ours : found
  if (meant.length === 1) return nth(meant, 0)
  if (meant.length > 1)
    throw new Fault(
      `Several cards are called ${title}: ${meant.map((card) => `${card.side} ${card.name} ${card.id}`).join(', ')}.`,
    )
  const names = cards.map(({ name }) => name)
  throw new Fault(`No card is called "${title}".${didYouMean(title, names) || ' Define a stand-in under `define`.'}`)
}
