import { nth } from '../nth.js' /** Letters and digits only: deck lists differ in case, accents, apostrophes and dashes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const kept = new Map<string, string>()

/** The same for the name of a card, which is asked for again and again. */
export function plainName(name: string): string {
  let made = kept.get(name)
  if (made === undefined) {
    made = plain(name)
    kept.set(name, made)
  }
  return made
}

/**
 * How many letters must be put in, left out, changed or swapped to make one word of the other; `most + 1` where they are
 * more than `most`. Then only what lies near the diagonal is compared, and no more than is needed to know it.
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  if (most !== Number.POSITIVE_INFINITY) return distanceWithin(from, to, most)
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

/** Reused from name to name: each is at most as long as what was compared so far. */
const rows: [number[], number[], number[]] = [[], [], []]

function distanceWithin(from: string, to: string, most: number): number {
  let [before, row, next] = rows
  const far = most + 1
  let last = 0
  for (let j = 0; j <= to.length; j++) {
    before[j] = far
    row[j] = Math.min(j, far)
  }
  for (let i = 1; i <= from.length; i++) {
    const low = Math.max(1, i - most)
    const high = Math.min(to.length, i + most)
    next[low - 1] = low === 1 ? Math.min(i, far) : far
    let least = nth(next, low - 1)
    const sign = from.charCodeAt(i - 1)
    for (let j = low; j <= high; j++) {
      const other = to.charCodeAt(j - 1)
      let steps = nth(row, j - 1) + (sign === other ? 0 : 1)
      if (nth(row, j) + 1 < steps) steps = nth(row, j) + 1
      if (nth(next, j - 1) + 1 < steps) steps = nth(next, j - 1) + 1
      if (i > 1 && j > 1 && sign === to.charCodeAt(j - 2) && from.charCodeAt(i - 2) === other) {
        if (nth(before, j - 2) + 1 < steps) steps = nth(before, j - 2) + 1
      }
      if (steps > far) steps = far
      next[j] = steps
      if (steps < least) least = steps
    }
    if (high < to.length) next[high + 1] = far
    // Two rows without anything near enough: a swap looks back no further.
    if (least >= far && last >= far) return far
    last = least
    const kept = before
    before = row
    row = next
    next = kept
  }
  return Math.min(nth(row, to.length), far)
}
