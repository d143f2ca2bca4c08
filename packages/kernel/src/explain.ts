/** One condition that fails: the rule that asks for it, and what is the matter, in words. */
export interface Reason {
  readonly rule: string
  readonly says: string
}

/**
 * Legality is written once. In play a check gets `null` and stops at the first failure; when somebody asks, it gets a
 * list and writes down every reason. A check reads:
 *
 *     if (isExhausted(s, card) && no(why, 'destiny.activate', 'it is exhausted')) return false
 *     …
 *     return granted(why)
 */
export type Why = Reason[] | null

/** Notes a failed condition; true when the check may stop here because nobody asked for reasons. */
export function no(why: Why, rule: string, says: string): boolean {
  if (why === null) return true
  why.push({ rule, says })
  return false
}

export const granted = (why: Why): boolean => why === null || why.length === 0

/** One part of a computed number, and where it comes from. */
export interface Part {
  readonly value: number
  readonly from: string
  readonly rule?: string
}

/** Collects the parts of a number when somebody asks where it comes from. */
export type Parts = Part[] | null
