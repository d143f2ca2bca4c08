import { type Found as FoundCard, indexing } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import { listName } from '../cards/list-name.js'
import { setName } from '../cards/sets.js'
import { splitTitle, withoutPrinting } from './names.js'

const byListName = indexing<CardData>((card) => [listName(card)])
const byTitle = indexing<CardData>((card) => [cardTitle(card)])
const byCardName = indexing<CardData>((card) => [card.name])

export type Found = FoundCard<CardData>

/** By its name in lists, the key of every format; a set only tells cards of one name apart. Old names are repaired. */
export function findCard(written: string, cards: readonly CardData[], set?: string): Found {
  const title = withoutPrinting(written)
  const here =
    set &&
    byTitle(cards)
      .called(title)
      .find((card) => card.set === set.toUpperCase())
  if (here) return { card: here }
  const [exact] = byListName(cards).called(title)
  if (exact !== undefined) return !set || exact.set === set.toUpperCase() ? { card: exact } : otherSet(exact, set)
  return byName(title, cards) ?? byNearness(title, cards)
}

const otherSet = (card: CardData, set: string): Found => ({
  card,
  wrong: {
    ...said(
      '{0} is from {1} ({2}), not {3}; it was taken by its name.',
      listName(card),
      setName(card.set),
      card.set,
      set,
    ),
    mend: said('Write the set as {0}.', card.set),
  },
  names: [listName(card)],
})

/** The name is right and the version is missing or unknown. */
function byName(title: string, cards: readonly CardData[]): Found | undefined {
  const { name, version } = splitTitle(title)
  const same = byCardName(cards).called(name)
  const [first] = same
  if (first === undefined) return undefined
  const names = same.map(listName).sort()
  const mend = said('Write {0:or}.', names)
  if (version !== undefined) return { wrong: { ...said('There is no {0} ({1}).', first.name, version), mend }, names }
  if (same.length === 1) return repaired(title, first)
  return { wrong: { ...said('"{0}" may be several cards.', title), mend }, names }
}

function byNearness(title: string, cards: readonly CardData[]): Found {
  const near = byListName(cards).nearest(title)
  if (near?.isClose && isSameButLetters(title, near.item)) return repaired(title, near.item)
  const mend =
    near === undefined
      ? said('Correct the name, or take the card out.')
      : said('Did you mean {0}?', listName(near.item))
  const wrong = { ...said('No card is called "{0}".', title), mend }
  return { wrong, ...(near && { names: [listName(near.item)] }) }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Another number or version letter is another card. */
const isSameButLetters = (title: string, card: CardData) =>
  splitTitle(title).version === card.version && digits(title) === digits(listName(card))

const repaired = (title: string, card: CardData): Found => ({
  card,
  wrong: {
    ...said('"{0}" was read as {1}.', title, listName(card)),
    mend: said('If another card is meant, correct the name.'),
  },
  names: [listName(card)],
})
