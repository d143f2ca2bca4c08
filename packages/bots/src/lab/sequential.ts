/** What a sequential test says so far. */
export type Verdict = 'better' | 'not better' | 'open'

/** A question that is put to games: is the share of wins at least `high`, or no more than `low`? */
export interface Question {
  readonly low: number
  readonly high: number
  /** The chance to be wrong, either way. */
  readonly risk: number
}

/** Equal against clearly better. */
export const usual: Question = { low: 0.5, high: 0.6, risk: 0.05 }

/**
 * Wald's test: games are played until the evidence for one of the two is strong enough, not a number of them fixed before.
 * A draw counts as half of each.
 */
export function verdict(wins: number, losses: number, draws: number, { low, high, risk }: Question = usual): Verdict {
  const up = wins + draws / 2
  const down = losses + draws / 2
  const evidence = up * Math.log(high / low) + down * Math.log((1 - high) / (1 - low))
  const bound = Math.log((1 - risk) / risk)
  if (evidence >= bound) return 'better'
  return evidence <= -bound ? 'not better' : 'open'
}
