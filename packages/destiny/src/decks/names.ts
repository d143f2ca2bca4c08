import { nearestNamed, plain, plainName } from '@dejarik/kernel/decks'
import type { CardData } from '../cards/card.js'
import { cardLabel, cardTitle } from '../cards/label.js'
import { setName, setNames } from '../cards/sets.js'

/** A set's code for its name or code, as people write it. */
export const setCode = (text: string): string | undefined =>
  Object.keys(setNames).find((code) => plain(setName(code)) === plain(text) || plain(code) === plain(text))

/** Cards called so: by whole title, else by name where the subtitle is left out. */
export function cardsCalled(title: string, cards: readonly CardData[]): CardData[] {
  const wanted = plain(title)
  const whole = cards.filter((card) => plainName(cardTitle(card)) === wanted)
  return whole.length > 0 ? whole : cards.filter((card) => plainName(card.name) === wanted)
}

/** The label of the card whose title is nearest, if it is near enough to have been meant. */
export function nearestLabel(title: string, cards: readonly CardData[]): string | undefined {
  const near = nearestNamed(title, cards, (card) => [cardTitle(card), card.name])
  return near && cardLabel(near.item)
}
