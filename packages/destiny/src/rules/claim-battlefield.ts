import { definitionOf, intend, procedure, refOf, type Seat, useAbility } from '@dejarik/kernel'
import type { State, Table } from '../state.js'

/** rule destiny.claim-battlefield */
export const claim = procedure<{ seat: Seat }, State>('claim', {
  take(t, f) {
    t.s.claimed = f.seat
    t.s.control = f.seat
    t.watch?.({ is: 'claimed', seat: f.seat, card: t.s.battlefield })
    intend(t, { kind: 'claim', by: f.seat })
  },
  ability(t, f) {
    // rule destiny.claim-abilities: optional
    useClaim(t, f.seat, true)
  },
})

/** The claim ability of the battlefield in use. */
export function useClaim(t: Table, seat: Seat, may: boolean): void {
  const { s } = t
  const clause = t.catalog.clausesOf[definitionOf(s, s.battlefield)]?.find((c) => c.ability.ability === 'claim')
  if (clause) useAbility(t, clause.id, refOf(s, s.battlefield), seat, { may })
}
