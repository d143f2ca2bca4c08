import { type Card, move, refOf } from '@dejarik/kernel'
import type { Table } from '../state.js'

/**
 * Moves a card from one place in play to another: an arena, the build zone, on or off a unit. It stays the same unit, so
 * whatever lasts on it goes with it. rules swtcg.granted-abilities, swtcg.gl-in-play
 */
export function shift(t: Table, card: Card, pile: number): void {
  const same = t.s.incarnation[card] as number
  move(t, card, pile)
  t.s.incarnation[card] = same
}

/** What lasts on the old top of a stack is on the new one: it is one unit. rule swtcg.granted-abilities */
export function inherit(t: Table, old: Card, top: Card): void {
  const { s } = t
  const was = refOf(s, old)
  const now = refOf(s, top)
  const renamed = (refs: number[]) => (refs.includes(was) ? refs.map((ref) => (ref === was ? now : ref)) : refs)
  for (const record of s.lasting) {
    const { given } = record.that
    if (given !== undefined) record.that = { ...record.that, given: renamed(given) }
  }
  for (const record of s.stunned) if (record.unit === was) record.unit = now
}
