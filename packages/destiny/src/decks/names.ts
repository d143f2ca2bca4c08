import { indexing, plain } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { cardLabel, cardTitle } from '../cards/label.js'
import { setName, setNames } from '../cards/sets.js'

/** A set's code for its name or code, as people write it. */
export const setCode = (text: string): string | undefined =>
  Object.keys(setNames).find((code) => plain(setName(code)) === plain(text) || plain(code) === plain(text))

const byTitle = indexing<CardData>((card) => [cardTitle(card)])
const byName = indexing<CardData>((card) => [card.name])
const byEither = indexing<CardData>((card) => [cardTitle(card), card.name])

/** Cards called so: by whole title, else by name where the subtitle is left out. */
export function cardsCalled(title: string, cards: readonly CardData[]): readonly CardData[] {
  const whole = byTitle(cards).called(title)
  return whole.length > 0 ? whole : byName(cards).called(title)
}

/** The label of the card whose title is nearest, if it is near enough to have been meant. */
export function nearestLabel(title: string, cards: readonly CardData[]): string | undefined {
  const near = byEither(cards).nearest(title)
  return near && cardLabel(near.item)
}
