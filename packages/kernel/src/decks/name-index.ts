import { nth } from '../nth.js'
import { editDistance, plain, plainName } from './names.js'

export type Near<T> = {
  item: T
  /** So near, and nothing else as near, that it can be taken for what was meant. */
  isClose: boolean
}

/** What a list of things is called, sorted so that a name is found without asking each of them. */
export interface NameIndex<T> {
  /** Everything called so, in the order of the list; case, accents and signs do not matter. */
  called(written: string): readonly T[]
  /** Whatever has the name nearest to what was written, if it is near enough to have been meant. */
  nearest(written: string): Near<T> | undefined
}

/** Shorter ones are like too many names, longer ones are no names. */
const SHORTEST = 3
const LONGEST = 60

/** So many names are compared letter by letter: what is meant is among those that have most in common with it. */
const COMPARED = 100

/** Pairs of neighbouring letters, each with how often it was there before: `xwing` has `xw0`, `wi0`, `in0`, `ng0`. */
function pairs(name: string): string[] {
  const seen = new Map<string, number>()
  const found: string[] = []
  for (let i = 1; i < name.length; i++) {
    const pair = name.slice(i - 1, i + 1)
    const before = seen.get(pair) ?? 0
    seen.set(pair, before + 1)
    found.push(pair + before)
  }
  return found
}

/** Names in the order of the alphabet, and which of them have each pair: made when a name is first looked for that is not there. */
interface Like {
  readonly names: readonly string[]
  readonly holding: ReadonlyMap<string, readonly number[]>
}

function likeIn(names: readonly string[]): Like {
  const holding = new Map<string, number[]>()
  names.forEach((name, n) => {
    for (const pair of pairs(name)) {
      const known = holding.get(pair)
      if (known === undefined) holding.set(pair, [n])
      else known.push(n)
    }
  })
  return { names, holding }
}

/** How often each letter is there. */
function lettersOf(name: string): Map<number, number> {
  const found = new Map<number, number>()
  for (let i = 0; i < name.length; i++) found.set(name.charCodeAt(i), (found.get(name.charCodeAt(i)) ?? 0) + 1)
  return found
}

const left = new Map<number, number>()

/** Letters of a name that are not among these: each is a slip at least. */
function otherLetters(letters: ReadonlyMap<number, number>, name: string): number {
  left.clear()
  let others = 0
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    const there = left.get(code) ?? letters.get(code) ?? 0
    if (there === 0) others++
    else left.set(code, there - 1)
  }
  return others
}

/** One slip changes at most so many pairs: two letters that are swapped are in three. */
const PAIRS_A_SLIP = 3

export function nameIndex<T>(items: readonly T[], namesOf: (item: T) => readonly string[]): NameIndex<T> {
  const owners = new Map<string, number[]>()
  items.forEach((item, i) => {
    for (const name of new Set(namesOf(item).map(plainName))) {
      const known = owners.get(name)
      if (known === undefined) owners.set(name, [i])
      else known.push(i)
    }
  })
  let made: Like | undefined
  const like = (): Like => (made ??= likeIn([...owners.keys()].sort()))

  /**
   * The names that have enough pairs in common with what is wanted to be within so many slips of it, those with most
   * first.
   */
  function candidates(wanted: string, limit: number): string[] {
    const { names, holding } = like()
    const least = wanted.length - 1 - PAIRS_A_SLIP * limit
    // Only names of four letters are so short: nearly any pair may be another.
    if (least < 1) return names.filter((name) => Math.abs(name.length - wanted.length) <= limit)
    const shared = new Map<number, number>()
    for (const pair of pairs(wanted)) for (const n of holding.get(pair) ?? []) shared.set(n, (shared.get(n) ?? 0) + 1)
    const letters = lettersOf(wanted)
    const found: { name: string; missing: number }[] = []
    for (const [n, count] of shared) {
      const name = nth(names, n)
      const missing = Math.max(wanted.length, name.length) - 1 - count
      if (missing > PAIRS_A_SLIP * limit || Math.abs(name.length - wanted.length) > limit) continue
      if (otherLetters(letters, name) <= limit) found.push({ name, missing })
    }
    return found
      .sort((a, b) => a.missing - b.missing)
      .slice(0, COMPARED)
      .map(({ name }) => name)
  }

  /** Names that begin with what is wanted: they stand together. */
  function* longer(wanted: string): Iterable<string> {
    const { names } = like()
    let low = 0
    let high = names.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (nth(names, middle) < wanted) low = middle + 1
      else high = middle
    }
    for (; low < names.length && nth(names, low).startsWith(wanted); low++) yield nth(names, low)
  }

  function* shorter(wanted: string): Iterable<string> {
    for (let length = 0; length < wanted.length; length++) {
      const name = wanted.slice(0, length)
      if (owners.has(name)) yield name
    }
  }

  return {
    called: (written) => (owners.get(plain(written)) ?? []).map((i) => nth(items, i)),
    nearest(written) {
      const wanted = plain(written)
      if (wanted.length < SHORTEST || wanted.length > LONGEST) return undefined
      const limit = Math.floor(wanted.length / 4)
      let least = Number.POSITIVE_INFINITY
      let near = new Set<number>()
      const take = (name: string, distance: number): void => {
        if (distance > least) return
        if (distance < least) [least, near] = [distance, new Set()]
        for (const owner of owners.get(name) as readonly number[]) near.add(owner)
      }
      // A name cut short, or with something behind it, is near however much is missing.
      for (const name of longer(wanted)) take(name, name.length - wanted.length)
      for (const name of shorter(wanted)) take(name, wanted.length - name.length)
      for (const name of candidates(wanted, limit)) {
        if (name.startsWith(wanted) || wanted.startsWith(name)) continue
        const most = Math.min(limit, least)
        const distance = editDistance(wanted, name, most)
        if (distance <= most) take(name, distance)
      }
      if (near.size === 0) return undefined
      const first = Math.min(...near)
      return {
        item: nth(items, first),
        isClose: near.size === 1 && least <= Math.max(1, Math.floor(wanted.length / 8)),
      }
    },
  }
}

/** The index of each list, made once: lists are long, asked line by line, and never change. */
export function indexing<T>(namesOf: (item: T) => readonly string[]): (items: readonly T[]) => NameIndex<T> {
  const made = new WeakMap<readonly T[], NameIndex<T>>()
  return (items) => {
    let index = made.get(items)
    if (index === undefined) {
      index = nameIndex(items, namesOf)
      made.set(items, index)
    }
    return index
  }
}
