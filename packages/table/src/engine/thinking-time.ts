/** A bot that answers many times in a row thinks no longer than about this in all, … */
const ALL = 4000
/** … but for a short while about each of its answers. */
const LEAST = 250

/** The time that a bot has for a row of answers: half of what is left for each, so that the first are thought about most. */
export interface Purse {
  /** How long it may think about the answer that will have this number in the record. */
  share(number: number): number
  /** It has taken so long. */
  spend(took: number): void
}

export function purse(): Purse {
  let left = ALL
  let next = -1
  return {
    share(number) {
      // Somebody else has answered since, or answers were taken back: a new row.
      if (number !== next) left = ALL
      next = number + 1
      return Math.max(LEAST, left / 2)
    },
    spend(took) {
      left = Math.max(0, left - took)
    },
  }
}
