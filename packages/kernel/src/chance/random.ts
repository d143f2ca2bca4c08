import { chacha12 } from './chacha12.js'
import { sha256 } from './sha256.js'

/**
 * A stream of random words, ChaCha12 in counter mode, as plain numbers: 8 of key, 3 of nonce, how many words were drawn,
 * and the 16 words of the current block. A game keeps its generator in its state, so the same seed and answers give the
 * same game on every machine; and what a seat has seen of the stream does not tell what comes next.
 */
export type Generator = number[]

const KEY = 8
const POSITION = 11
const BLOCK = 12
const SIZE = 28

/** How many words a generator may give: the block counter has 32 bits. */
const MOST = 2 ** 36

/** A generator from any text or number, which becomes the key by SHA-256. */
export const generator = (seed: string | number): Generator => keyed(sha256(String(seed)))

/** A generator with this key of eight words. */
function keyed(key: readonly number[]): Generator {
  const g = new Array<number>(SIZE).fill(0)
  for (let i = 0; i < KEY; i++) g[i] = key[i] as number
  return g
}

/** A generator of its own, begun by this one. */
export function branch(g: Generator): Generator {
  const made = new Array<number>(SIZE).fill(0)
  for (let i = 0; i < KEY; i++) made[i] = next(g) | 0
  return made
}

/** The next 32 bits. */
export function next(g: Generator): number {
  const position = g[POSITION] as number
  const at = position & 15
  if (at === 0) chacha12(g, Math.floor(position / 16), g, BLOCK)
  g[POSITION] = position + 1
  return (g[BLOCK + at] as number) >>> 0
}

/** Is this a generator as it was left: whole words, and the block that follows from the key and the position? */
export function isGenerator(value: unknown): value is Generator {
  if (!Array.isArray(value) || value.length !== SIZE || !value.every(Number.isInteger)) return false
  const g = value as Generator
  const position = g[POSITION] as number
  if (position < 0 || position >= MOST) return false
  if (!g.every((word, i) => i === POSITION || word === (word | 0))) return false
  const block = new Array<number>(16).fill(0)
  if (position > 0) chacha12(g, Math.floor((position - 1) / 16), block, 0)
  return block.every((word, i) => word === g[BLOCK + i])
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(g: Generator, n: number): number {
  if (n <= 1) return 0
  // An unsigned integer: the remainder then needs no floating point.
  const size = n >>> 0
  let drawn = next(g)
  let rest = drawn % size
  // The words past the last whole multiple of n would favour small numbers.
  while (drawn - rest + size > 4294967296) {
    drawn = next(g)
    rest = drawn % size
  }
  // A small integer, so that columns keep to small integers.
  return rest | 0
}

/** Shuffles in place. */
export function shuffle<T>(g: Generator, list: { [i: number]: T; readonly length: number }): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(g, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
}
