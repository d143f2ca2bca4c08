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
    games[i * players + j] = (games[i * players + j] as number) + of
    points[i * players + j] = (points[i * players + j] as number) + won
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
        const of = games[i * players + j] as number
        if (of === 0) continue
        const p = 1 / (1 + Math.exp((strength[j] as number) - (strength[i] as number)))
        slope += (points[i * players + j] as number) - of * p
        curve += of * p * (1 - p)
      }
      if (curve === 0) continue
      const step = Math.max(-1, Math.min(1, slope / curve))
      strength[i] = (strength[i] as number) + step
      most = Math.max(most, Math.abs(step))
    }
    if (most < 1e-9) break
  }
  const middle = strength.reduce((sum, s) => sum + s, 0) / players
  return strength.map((s, i) => ({
    elo: SCALE * (s - middle),
    half: SCALE * Z95 * spread(games, strength, players, i),
  }))
}

/** How sure a rating is: the less, the fewer games against players near it. */
function spread(games: readonly number[], strength: readonly number[], players: number, i: number): number {
  let information = 0
  for (let j = 0; j < players; j++) {
    const p = 1 / (1 + Math.exp((strength[j] as number) - (strength[i] as number)))
    information += (games[i * players + j] as number) * p * (1 - p)
  }
  return information > 0 ? 1 / Math.sqrt(information) : Number.POSITIVE_INFINITY
}
