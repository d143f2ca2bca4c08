import type { Move } from './tree.js'

/** To stop needs a fair look: so many, and that part of all. */
const FAIR = 32
const PART = 16
/** More looks than this are not counted on. */
export const MANY = 4000

/** Whoever may think more is more patient: as a share of a thousand looks. */
export const patience = (looks: number): number => looks / 1000

/** Moves are looked at in the same worlds, so that their difference scatters less: its variance is half of what it would be. */
const ALIKE = Math.SQRT1_2

/** A move that was tried less often than that part of the best is no rival any more. */
const RIVAL = 8

/**
 * Nothing that is left to try could change the choice; or, after a fair look, none of those that are still tried is likely
 * to gain anything worth the thinking.
 */
export function isSettled(moves: readonly Move[], done: number, all: number, enough: number, scatter: number): boolean {
  const best = favourite(moves)
  let second = 0
  for (const move of moves) if (move !== best && move.visits > second) second = move.visits
  // Below 0 it never stops: for whoever wants to see all that it would have found.
  if (enough >= 0 && best.visits - second > all - done) return true
  if (enough <= 0 || done < FAIR || done < Math.min(all, MANY) / PART) return false
  for (const move of moves) {
    if (move === best || move.visits * RIVAL < best.visits) continue
    const ahead = best.worth / best.visits - move.worth / move.visits
    if (likelyGain(ahead, ALIKE * scatter * Math.sqrt(1 / best.visits + 1 / move.visits)) > enough) return false
  }
  return true
}

/** What may be expected of knowing better, where one is ahead by so much and that may be off by so much. */
function likelyGain(ahead: number, off: number): number {
  if (off <= 0) return Math.max(0, -ahead)
  const z = ahead / off
  const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)
  return off * (density - z * tail(z))
}

/** How often something normal is larger than this (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const p = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (p * Math.exp(-0.5 * z * z)) / Math.sqrt(2 * Math.PI)
}

/** The move that was tried most: what was found good stays in favour. */
export function favourite(moves: readonly Move[]): Move {
  let best = moves[0] as Move
  for (const move of moves) {
    if (move.visits > best.visits || (move.visits === best.visits && move.prior > best.prior)) best = move
  }
  return best
}
