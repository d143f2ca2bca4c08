import type { CardData } from '../cards/card.js'
import { listName } from '../cards/list-name.js'

/** Letters and digits only: deck lists differ in case, accents, apostrophes and dashes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A promo or preview is a printing of its card, not a card. */
export const withoutPrinting = (title: string): string => title.replace(/\s*\((?:promo|preview)[^)]*\)\s*$/i, '').trim()

/** Its name and the version letter at its end. */
export const splitTitle = (title: string): { name: string; version?: string } => {
  const [, name = title, version] = /^(.*\S)\s*\(([A-Za-z])\)$/.exec(title) ?? []
  return { name, ...(version !== undefined && { version: version.toUpperCase() }) }
}

export type Near = { card: CardData; isRepair: boolean }

/**
 * The card whose name is nearest, if it is near enough to have been meant. It is a repair where only letters of the name
 * differ, few of them, and no other card is as near: another number or version letter is another card.
 */
export function nearestCard(title: string, cards: readonly CardData[]): Near | undefined {
  const wanted = plain(title)
  if (wanted.length < 3 || wanted.length > 60) return undefined
  const limit = Math.floor(wanted.length / 4)
  let best: CardData | undefined
  let least = Number.POSITIVE_INFINITY
  let isTie = false
  for (const card of cards) {
    const name = plain(listName(card))
    const distance = editDistance(wanted, name)
    if (distance > limit && !name.startsWith(wanted) && !wanted.startsWith(name)) continue
    if (distance === least) isTie = true
    if (distance < least) [best, least, isTie] = [card, distance, false]
  }
  if (best === undefined) return undefined
  const isClose = least <= Math.max(1, Math.floor(wanted.length / 8))
  return { card: best, isRepair: isClose && !isTie && isSameButLetters(title, best) }
}

const digits = (text: string) => text.replace(/\D/g, '')

const isSameButLetters = (title: string, card: CardData) =>
  splitTitle(title).version === card.version && digits(title) === digits(listName(card))

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
