import type { CoreState } from '../state/state.js'

/**
 * The parts of a state that change by themselves. Every mutator says which it has touched; whatever is kept of a state
 * holds until one of the aspects that it was read from is touched. Games number theirs from FIRST_OWN_ASPECT.
 */

/** Which cards are in play. */
export const IN_PLAY = 0
/** What lies in all other piles: hands, decks, discards. */
export const PILES = 1
/** Who owns and who controls a card. */
export const CONTROL = 2
/** Effects that last. */
export const LASTING = 3
/** Whose turn it is, and which part of it. */
export const TIME = 4
export const FIRST_OWN_ASPECT = 5
/** A state has room for as many. */
export const ASPECTS = 12

/** Several aspects, a bit for each. */
export type Aspects = number
export const ALL_ASPECTS: Aspects = (1 << ASPECTS) - 1

export const aspects = (...of: readonly number[]): Aspects => of.reduce((mask, aspect) => mask | (1 << aspect), 0)

/** Something of this aspect has changed. */
export function touch(s: CoreState, aspect: number): void {
  s.changes += 1
  s.touched[aspect] = s.changes
}

/** Anything may have changed: a table was laid out or edited by hand. */
export function touchAll(s: CoreState): void {
  s.changes += 1
  s.touched.fill(s.changes)
}

/** The aspects that were touched since there had been that many changes. */
export function touchedSince({ changes, touched }: CoreState, before: number): Aspects {
  if (changes < before) return ALL_ASPECTS
  let mask = 0
  for (let aspect = 0; aspect < ASPECTS; aspect++) if ((touched[aspect] as number) > before) mask |= 1 << aspect
  return mask
}
