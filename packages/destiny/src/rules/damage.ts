import { type Card, call, type Frame, type IntentRule, intend, procedure, type Seat } from '@dejarik/kernel'
import { damageOn, shieldsOn } from '../columns.js'
import type { State, Table } from '../state.js'
import { def, inPlay } from './areas.js'
import { defeat } from './defeated-characters.js'

export interface Damage {
  card: Card
  n: number
  /** Whose ability or die deals it. */
  by: Seat
  unblockable: boolean
  /** The symbol of the die that deals it, if a die does. */
  symbol?: string
}

/**
 * rule destiny.damage. Shields block it unless it is unblockable; then tokens are placed; a character with as much
 * damage as health is defeated at once.
 */
export const dealDamage = procedure<Damage & { taken?: number }, State>('deal-damage', {
  deal(t, f) {
    const { card, n, by, unblockable, symbol = '' } = f
    if (inPlay(t.s, card) && n > 0) intend(t, { kind: 'damage', card, n, by, unblockable, symbol, number: n })
  },
  taken(t, f) {
    // rules destiny.taking-damage, destiny.cc-hunker-down: only what was placed on it was taken
    const { card, by, symbol = '', taken = 0 } = f
    if (taken > 0) intend(t, { kind: 'take-damage', card, by, symbol, number: taken })
  },
  defeated(t, f) {
    if (inPlay(t.s, f.card)) checkDefeat(t, f.card, f.by)
  },
})

/** rules destiny.defeated-characters, destiny.health: at once when damage equals health. */
export function checkDefeat(t: Table, card: Card, by: Seat): void {
  if (damageOn(t.s, card) >= (def(t, card).health ?? Number.POSITIVE_INFINITY)) call(t, defeat, { card, by })
}

interface DamageIntent extends Damage {
  kind: 'damage'
}

export const damageIntent: IntentRule = {
  possible: (t: Table, intent: DamageIntent) => inPlay(t.s, intent.card),
  apply(t: Table, intent: DamageIntent) {
    const { s } = t
    const { card, n } = intent
    // rules destiny.shields, destiny.unblockable-damage, destiny.faq-shields-mandatory: using shields is not optional
    const blocked = intent.unblockable ? 0 : Math.min(n, shieldsOn(s, card))
    s.shields[card] = shieldsOn(s, card) - blocked
    // rule destiny.defeated-characters: excess damage is ignored
    const taken = Math.min(n - blocked, (def(t, card).health as number) - damageOn(s, card))
    s.damage[card] = damageOn(s, card) + taken
    noteTaken(t, taken)
    noteBlocked(t, blocked)
    t.watch?.({ is: 'damage', card, n, blocked, taken, by: intent.by })
  },
}

/** Nothing changes: it is only said that it happened. */
export const saidIntent: IntentRule = { apply() {} }

/** The procedure that deals it learns how much was taken: other damage may have come before it. */
function noteTaken(t: Table, taken: number): void {
  const f = t.s.stack.findLast(({ procedure }) => procedure === 'deal-damage')
  if (f !== undefined) (f as Frame & { taken?: number }).taken = taken
}

/** The ability that deals this damage learns how much of it was blocked. */
function noteBlocked(t: Table, blocked: number): void {
  const f = t.s.stack.findLast(({ procedure }) => procedure === 'ability')
  if (f === undefined) return
  const { that } = f as Frame & { that: Record<string, number[]> }
  that.blocked = [(that.blocked?.[0] ?? 0) + blocked]
}
