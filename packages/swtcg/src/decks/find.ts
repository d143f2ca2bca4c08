import type { CardData } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import { listName } from '../cards/list-name.js'
import { setName } from '../cards/sets.js'
import { nearestCard, plain, splitTitle, withoutPrinting } from './names.js'

/** The card that a list names. `says` tells what is wrong with the name, even if the card was taken. */
export type Found =
  | { card: CardData; says?: undefined; mend?: undefined }
  | { card?: CardData; says: string; mend: string }

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
})

/** The name is right and the version is missing or unknown. */
function byName(title: string, cards: readonly CardData[]): Found | undefined {
  const { name, version } = splitTitle(title)
  const same = cards.filter((card) => plain(card.name) === plain(name))
  const [first] = same
  if (first === undefined) return undefined
  const names = same.map(listName).sort().join(' or ')
  if (version !== undefined) return { says: `There is no ${first.name} (${version}).`, mend: `Write ${names}.` }
  return same.length === 1
    ? repaired(title, first)
    : { says: `"${title}" may be several cards.`, mend: `Write ${names}.` }
}

function byNearness(title: string, cards: readonly CardData[]): Found {
  const near = nearestCard(title, cards)
  if (near?.isRepair) return repaired(title, near.card)
  const mend = near === undefined ? 'Correct the name, or take the card out.' : `Did you mean ${listName(near.card)}?`
  return { says: `No card is called "${title}".`, mend }
}

const repaired = (title: string, card: CardData): Found => ({
  card,
  says: `"${title}" was read as ${listName(card)}.`,
  mend: 'If another card is meant, correct the name.',
})
