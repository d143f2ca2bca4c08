import { nth } from '@dejarik/kernel'
import { Z95 } from './interval.js'

/** What came of the games between two of the players. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

export interface Rating {
  readonly elo: number
  /** Half of the 95 % interval. */
  readonly half: number
}

/** 400 points are ten to one. */
const SCALE = 400 / Math.LN10

/**
 * Ratings that make what happened most likely (Bradley and Terry), by Newton's steps; the mean is 0. A little of an even
 * game between everybody keeps ratings finite where one side won all.
 */
export function ratings(players: number, meetings: readonly Meeting[]): Rating[] {
  const games = new Array<number>(players * players).fill(0)
  const points = new Array<number>(players * players).fill(0)
  const add = (i: number, j: number, won: number, of: number) => {
    games[i * players + j] = nth(games, i * players + j) + of
    points[i * players + j] = nth(points, i * players + j) + won
  }
  for (const { a, b, wins, losses, draws } of meetings) {
    const of = wins + losses + draws
    add(a, b, wins + draws / 2, of)
    add(b, a, losses + draws / 2, of)
    if (of > 0)
      for (const [i, j] of [
        [a, b],
        [b, a],
      ] as const)
        add(i, j, 0.5, 1)
  }
  const strength = new Array<number>(players).fill(0)
  for (let round = 0; round < 200; round++) {
    let most = 0
    for (let i = 0; i < players; i++) {
      let slope = 0
      let curve = 0
      for (let j = 0; j < players; j++) {
        const of = nth(games, i * players + j)
        if (of === 0) continue
        const p = 1 / (1 + Math.exp(nth(strength, j) - nth(strength, i)))
        slope += nth(points, i * players + j) - of * p
        curve += of * p * (1 - p)
      }
      if (curve === 0) continue
      const step = Math.max(-1, Math.min(1, slope / curve))
      strength[i] = nth(strength, i) + step
      most = Math.max(most, Math.abs(step))
    }
    if (most < 1e-9) break
  }
  const middle = strength.reduce((sum, s) => sum + s, 0) / players
  const spread = spreads(games, strength)
  return strength.map((s, i) => ({ elo: SCALE * (s - middle), half: SCALE * Z95 * nth(spread, i) }))
}

/**
 * How far each rating may be off. Games tell of differences only, and ratings are measured from their mean: so it is the
 * information of all meetings together that is inverted, with the mean held fast. Where not all have met, even by way of
 * others, nothing can be said.
 */
function spreads(games: readonly number[], strength: readonly number[]): number[] {
  const players = strength.length
  const fast = 1 / players
  const rows = strength.map((own, i) => {
    const row = strength.map((other, j) => {
      const p = 1 / (1 + Math.exp(other - own))
      return i === j ? 0 : -nth(games, i * players + j) * p * (1 - p)
    })
    row[i] = -row.reduce((sum, each) => sum + each, 0)
    return row.map((each) => each + fast)
  })
  const inverse = inverted(rows)
  return strength.map((_own, i) =>
    inverse === null ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, nth(nth(inverse, i), i) - fast)),
  )
}

/** So small a pivot means that there is no inverse. */
const SINGULAR = 1e-9

/** The inverse of a matrix, by Gauss and Jordan; null where there is none. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_each, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < n; column++) {
    let best = column
    const size = (row: number) => Math.abs(rows[row]?.[column] as number)
    for (let row = column + 1; row < n; row++) if (size(row) > size(best)) best = row
    if (size(best) < SINGULAR) return null
    const pivot = nth(rows, best)
    rows[best] = nth(rows, column)
    const by = nth(pivot, column)
    rows[column] = pivot.map((each) => each / by)
    for (let row = 0; row < n; row++) {
      const factor = rows[row]?.[column] as number
      if (row === column || factor === 0) continue
      rows[row] = nth(rows, row).map((each, k) => each - factor * (rows[column]?.[k] as number))
    }
  }
  return rows.map((row) => row.slice(n))
}
