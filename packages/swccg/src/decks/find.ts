import { type Found, indexing, parting } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cardsCalled } from '../cards/called.js'
import type { CardData, Side } from '../cards/card.js'
import { cardLabel } from '../cards/label.js'

const sideWords: Readonly<Record<string, Side>> = {
  light: 'light',
  'light side': 'light',
  ls: 'light',
  l: 'light',
  dark: 'dark',
  'dark side': 'dark',
  ds: 'dark',
  d: 'dark',
}

/** Dots, diamonds and a side are no part of a title; `(V)` is: it is another card. */
export function splitTitle(written: string): { title: string; side?: Side } {
  const bare = written.replace(/^(?:[•◇*·●\s]|<>)+/u, '').trim()
  const [, title, word] = /^(.*\S)\s*\(\s*([a-z ]+?)\s*(?:,[^()]*)?\)$/i.exec(bare) ?? []
  const side = word === undefined ? undefined : sideWords[word.toLowerCase()]
  return side === undefined ? { title: bare } : { title: title!, side }
}

/** By its title; many titles are on both sides, so the side of the deck decides. Near names are repaired, and said. */
export function findCard(written: string, cards: readonly CardData[], deckSide?: Side): Found<CardData> {
  const { title, side = deckSide } = splitTitle(written)
  const called = cardsCalled(title, cards)
  const here = side === undefined ? called : called.filter((card) => card.side === side)
  // A card that is only on the other side is what was written, and the check of the deck says what is wrong with it.
  const [card, ...others] = here.length > 0 ? here : called
  if (card === undefined) return byNearness(title, cards, side)
  if (others.length === 0) return { card }
  const names = [card, ...others].map(cardLabel)
  return { wrong: { ...said('"{0}" may be several cards.', title), mend: said('Write {0:or}.', names) }, names }
}

const ofSide = parting<CardData>((card) => card.side)
const byAnyName = indexing<CardData>(({ name, personas }) => [name, name.replace(/\s*\([^)]*\)$/, ''), ...personas])

function byNearness(title: string, cards: readonly CardData[], side?: Side): Found<CardData> {
  if (/\(V\)$/i.test(title)) {
    return { wrong: { ...said('"{0}" is a virtual card; none is known here.', title), mend: said('Replace it.') } }
  }
  const near = byAnyName(side === undefined ? cards : ofSide(cards, side)).nearest(title)
  const unknown = said('No card is called "{0}".', title)
  if (near === undefined) return { wrong: { ...unknown, mend: said('Correct the name, or take it out.') } }
  const { item, isClose } = near
  // Another number is another card: Gold 1 is not Gold 5.
  if (!isClose || digits(title) !== digits(item.name)) {
    return { wrong: { ...unknown, mend: said('Did you mean {0}?', item.name) }, names: [item.name] }
  }
  return {
    card: item,
    wrong: {
      ...said('"{0}" was read as {1}.', title, item.name),
      mend: said('If another card is meant, correct the name.'),
    },
    names: [item.name],
  }
}

const digits = (text: string) => text.replace(/\D/g, '')
