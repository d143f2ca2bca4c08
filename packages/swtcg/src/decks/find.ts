import { type Found as FoundCard, nearestNamed, plain } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import { listName } from '../cards/list-name.js'
import { setName } from '../cards/sets.js'
import { splitTitle, withoutPrinting } from './names.js'

export type Found = FoundCard<CardData>

/** By its name in lists, the key of every format; a set only tells cards of one name apart. Old names are repaired. */
export function findCard(written: string, cards: readonly CardData[], set?: string): Found {
  const title = withoutPrinting(written)
  const wanted = plain(title)
  const here = set && cards.find((card) => card.set === set.toUpperCase() && plain(cardTitle(card)) === wanted)
  if (here) return { card: here }
  const exact = cards.find((card) => plain(listName(card)) === wanted)
  if (exact !== undefined) return !set || exact.set === set.toUpperCase() ? { card: exact } : otherSet(exact, set)
  return byName(title, cards) ?? byNearness(title, cards)
}

const otherSet = (card: CardData, set: string): Found => ({
  card,
  says: `${listName(card)} is from ${setName(card.set)} (${card.set}), not ${set}; it was taken by its name.`,
  mend: `Write the set as ${card.set}.`,
  names: [listName(card)],
})

/** The name is right and the version is missing or unknown. */
function byName(title: string, cards: readonly CardData[]): Found | undefined {
  const { name, version } = splitTitle(title)
  const same = cards.filter((card) => plain(card.name) === plain(name))
  const [first] = same
  if (first === undefined) return undefined
  const names = same.map(listName).sort()
  const mend = `Write ${names.join(' or ')}.`
  if (version !== undefined) return { says: `There is no ${first.name} (${version}).`, mend, names }
  return same.length === 1 ? repaired(title, first) : { says: `"${title}" may be several cards.`, mend, names }
}

function byNearness(title: string, cards: readonly CardData[]): Found {
  const near = nearestNamed(title, cards, (card) => [listName(card)])
  if (near?.isClose && isSameButLetters(title, near.item)) return repaired(title, near.item)
  const mend = near === undefined ? 'Correct the name, or take the card out.' : `Did you mean ${listName(near.item)}?`
  return { says: `No card is called "${title}".`, mend, ...(near && { names: [listName(near.item)] }) }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Another number or version letter is another card. */
const isSameButLetters = (title: string, card: CardData) =>
  splitTitle(title).version === card.version && digits(title) === digits(listName(card))

const repaired = (title: string, card: CardData): Found => ({
  card,
  says: `"${title}" was read as ${listName(card)}.`,
  mend: 'If another card is meant, correct the name.',
  names: [listName(card)],
})
