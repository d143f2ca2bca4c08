/** From least to most, as shares of 1. */
export interface Interval {
  readonly share: number
  readonly least: number
  readonly most: number
}

/** 95 of 100 such intervals hold the truth. */
export const Z95 = 1.959964

/** Wilson's interval for a share: it stays sensible near 0 and 1 and for few trials. */
export function interval(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { share: 0.5, least: 0, most: 1 }
  const share = successes / trials
  const z2 = z * z
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
  const half = (z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly half: number
  readonly of: number
}

export function mean(numbers: readonly number[]): Mean {
  const of = numbers.length
  if (of === 0) return { mean: 0, half: 0, of }
  const middle = numbers.reduce((sum, n) => sum + n, 0) / of
  const square = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0)
  return { mean: middle, half: of > 1 ? Z95 * Math.sqrt(square / (of - 1) / of) : 0, of }
}
