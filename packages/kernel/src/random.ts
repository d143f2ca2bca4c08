/** The generator's four words, kept in the state: the same seed and answers give the same game on every machine. */
export type Generator = [number, number, number, number]

/** A generator from any text or number; sfc32 seeded through a string hash. */
export function generator(seed: string | number): Generator {
  const text = String(seed)
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  const g: Generator = [h | 0, Math.imul(h, 0x85ebca6b) ^ 0x9e3779b9, (h << 13) ^ (h >>> 7) ^ 0x243f6a88, 1]
  for (let i = 0; i < 12; i++) next(g)
  return g
}

/** The next 32 bits. */
export function next(g: Generator): number {
  const t = (((g[0] + g[1]) | 0) + g[3]) | 0
  g[3] = (g[3] + 1) | 0
  g[0] = g[1] ^ (g[1] >>> 9)
  g[1] = (g[2] + (g[2] << 3)) | 0
  g[2] = (((g[2] << 21) | (g[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** A generator of its own, begun by this one. */
export function branch(g: Generator): Generator {
  const made: Generator = [next(g) | 0, next(g) | 0, next(g) | 0, 1]
  for (let i = 0; i < 12; i++) next(made)
  return made
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(g: Generator, n: number): number {
  if (n <= 1) return 0
  // Said to be whole and not negative: then the rest is found without floating point.
  const size = n >>> 0
  let drawn = next(g)
  let rest = drawn % size
  // What lies behind the last whole n of all 32 bits would favour small numbers.
  while (drawn - rest + size > 4294967296) {
    drawn = next(g)
    rest = drawn % size
  }
  // Said to be a small integer, so that columns stay such of small integers.
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
