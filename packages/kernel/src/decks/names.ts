/** Letters and digits only: deck lists differ in case, accents, apostrophes and dashes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const kept = new Map<string, string>()

/** The same for the name of a card, which is asked for again and again: whoever reads a list compares each line with all. */
export function plainName(name: string): string {
  let made = kept.get(name)
  if (made === undefined) {
    made = plain(name)
    kept.set(name, made)
  }
  return made
}

/** How many letters must be put in, left out, changed or swapped to make one word of the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, isSwap ? before[j - 2]! + 1 : change))
    }
    before = row
    row = next
  }
  return row[to.length]!
}

export type Near<T> = {
  item: T
  /** So near, and nothing else as near, that it can be taken for what was meant. */
  isClose: boolean
}

/** Whatever has the name nearest to what was written, if it is near enough to have been meant. */
export function nearestNamed<T>(
  written: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): Near<T> | undefined {
  const wanted = plain(written)
  if (wanted.length < 3 || wanted.length > 60) return undefined
  const limit = Math.floor(wanted.length / 4)
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  let isTie = false
  for (const item of items) {
    const distance = Math.min(...namesOf(item).map((name) => nearness(wanted, plainName(name), limit)))
    if (distance === Number.POSITIVE_INFINITY) continue
    if (distance === least) isTie = true
    if (distance < least) [best, least, isTie] = [item, distance, false]
  }
  if (best === undefined) return undefined
  return { item: best, isClose: !isTie && least <= Math.max(1, Math.floor(wanted.length / 8)) }
}

/** A name cut short, or with something behind it, is near however much is missing. */
function nearness(wanted: string, name: string, limit: number): number {
  const missing = Math.abs(wanted.length - name.length)
  if (name.startsWith(wanted) || wanted.startsWith(name)) return missing
  if (missing > limit) return Number.POSITIVE_INFINITY
  const distance = editDistance(wanted, name)
  return distance <= limit ? distance : Number.POSITIVE_INFINITY
}
