import { type Mean, mean } from '@dejarik/bots'

/** How many games took so many turns (rounds, where a game counts those). */
export type Lengths = Record<number, number>

/** Adds the lengths of other games. */
export function addLengths(to: Lengths, more: Lengths): void {
  for (const [turns, games] of Object.entries(more)) to[Number(turns)] = (to[Number(turns)] ?? 0) + games
}

/** How long a game was on average. */
export const meanLength = (lengths: Lengths): Mean =>
  mean(Object.entries(lengths).flatMap(([turns, games]) => new Array<number>(games).fill(Number(turns))))

/** A mean with its interval, where there is one. */
export const lengthWords = ({ mean, half, of }: Mean): string =>
  of === 0 ? '–' : `${mean.toFixed(1)}${of > 1 ? ` ± ${half.toFixed(1)}` : ''}`

/** Every length from the shortest game to the longest, those that never happened among them. */
export function inOrder(lengths: Lengths): { readonly turns: number; readonly games: number }[] {
  const known = Object.keys(lengths).map(Number)
  const first = Math.min(...known)
  const places = known.length === 0 ? 0 : Math.max(...known) - first + 1
  return Array.from({ length: places }, (_, i) => ({ turns: first + i, games: lengths[first + i] ?? 0 }))
}
