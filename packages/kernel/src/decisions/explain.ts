import { filled, type Gap, type Said } from '../log/said.js'

/** One condition that fails: the rule that asks for it, and what is the matter. */
export interface Reason extends Said {
  readonly rule: string
  /** What it is about, where the same is asked of several cards. */
  readonly on?: readonly string[]
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

/**
 * Notes a failed condition; true when the check may stop here because nobody asked for reasons. What fills the gaps of
 * the sentence is given beside it: nothing is put together while nobody reads it.
 */
export function no(why: Why, rule: string, form: string, first?: Gap, second?: Gap): boolean {
  if (why === null) return true
  if (first === undefined) why.push({ rule, says: form })
  else {
    const gaps = second === undefined ? [first] : [first, second]
    why.push({ rule, says: filled(form, gaps), form, gaps })
  }
  return false
}

/** The same reason for some of several cards. */
export const onlyOn = (reason: Reason, on: readonly string[]): Reason => ({
  ...reason,
  on,
  form: reason.form ?? reason.says,
  says: `on ${on.join(' or ')}: ${reason.says}`,
})

export const granted = (why: Why): boolean => why === null || why.length === 0

/** One part of a computed number, and where it comes from. */
export interface Part {
  readonly value: number
  readonly from: string
  readonly rule?: string
}

/** Collects the parts of a number when somebody asks where it comes from. */
export type Parts = Part[] | null
