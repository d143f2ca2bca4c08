import type { CardData } from '../cards/card.js'
import { cardLabel, cardTitle } from '../cards/label.js'
import { setName, setNames } from '../cards/sets.js'

/** Letters and digits only: deck lists differ in case, accents, apostrophes and dashes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A set's code for its name or code, as people write it. */
export const setCode = (text: string): string | undefined =>
  Object.keys(setNames).find((code) => plain(setName(code)) === plain(text) || plain(code) === plain(text))

/** Cards called so: by whole title, else by name where the subtitle is left out. */
export function cardsCalled(title: string, cards: readonly CardData[]): CardData[] {
  const wanted = plain(title)
  const whole = cards.filter((card) => plain(cardTitle(card)) === wanted)
  return whole.length > 0 ? whole : cards.filter((card) => plain(card.name) === wanted)
}

/** The label of the card whose title is nearest, if it is near enough to have been meant. */
export function nearestLabel(title: string, cards: readonly CardData[]): string | undefined {
  const wanted = plain(title)
  if (wanted.length < 3 || wanted.length > 60) return undefined
  const limit = Math.floor(wanted.length / 4)
  let best: CardData | undefined
  let least = Number.POSITIVE_INFINITY
  for (const card of cards) {
    for (const name of new Set([plain(cardTitle(card)), plain(card.name)])) {
      const distance = editDistance(wanted, name)
      const isNear = distance <= limit || name.startsWith(wanted) || wanted.startsWith(name)
      if (isNear && distance < least) [best, least] = [card, distance]
    }
  }
  return best === undefined ? undefined : cardLabel(best)
}

/** How many letters must be added, dropped or changed to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
