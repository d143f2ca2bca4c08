import { NONE, type Occurrence, refOf, reveal } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { surfaced } from './zones.js'

/** rule swccg.insert-cards: one that has come to the top of a deck, in whatever way, is shown and acts by itself. */
export function surfacing(t: Table): Occurrence[] {
  const found: Occurrence[] = []
  for (let seat = 0; seat < t.s.seats; seat++) {
    const card = surfaced(t.s, seat)
    if (card === NONE) continue
    reveal(t, card)
    found.push({ on: 'just-surface', by: seat, at: NONE, ref: refOf(t.s, card), seat })
  }
  return found
}
