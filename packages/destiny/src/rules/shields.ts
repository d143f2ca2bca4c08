import type { Card, Frame, IntentRule } from '@dejarik/kernel'
import { shieldsOn } from '../columns.js'
import type { Table } from '../state.js'
import { inPlay } from './areas.js'

/** rule destiny.shields */
export const MOST_SHIELDS = 3

interface Shields {
  card: Card
  n: number
}

/** rule destiny.sym-shield: at most three; the excess is ignored. */
export const shieldsIntent: IntentRule = {
  possible(t: Table, { card }: Shields) {
    if (!inPlay(t.s, card)) return false
    // Where none fits any more none is gained, and nothing is triggered by it.
    if (t.s.shields[card] === MOST_SHIELDS) noteIgnored(t)
    return t.s.shields[card] !== MOST_SHIELDS
  },
  apply(t: Table, { card, n }: Shields) {
    const { s } = t
    const had = shieldsOn(s, card)
    s.shields[card] = Math.min(MOST_SHIELDS, had + n)
    if (had + n > MOST_SHIELDS) noteIgnored(t)
    t.watch?.({ is: 'shields', card, n: shieldsOn(s, card) - had })
  },
}

/** rule destiny.then-effects: the effect that gives them learns that not all of them were given. */
function noteIgnored(t: Table): void {
  for (const f of t.s.stack.toReversed()) {
    if (f.procedure === 'ability') return
    if (f.procedure === 'do-give-shields') (f as Frame & { full?: boolean }).full = false
  }
}

/** Takes shields off; returns how many there were to take. */
export function removeShields(t: Table, card: Card, n: number): number {
  const taken = Math.min(n, shieldsOn(t.s, card))
  t.s.shields[card] = shieldsOn(t.s, card) - taken
  if (taken > 0) t.watch?.({ is: 'shields', card, n: -taken })
  return taken
}
