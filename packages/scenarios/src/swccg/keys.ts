import type { Card, Fields, Option } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import { onTable } from '@dejarik/swccg/board'

/** Copies in a hand or pile come to the same. */
export function optionKey(fields: Fields, s: State, o: Option): string {
  const held = fields.of(o)
  return JSON.stringify(o, (field, value) => (held?.get(field) === 'card' ? cardKey(s, value) : value))
}

function cardKey(s: State, card: unknown): unknown {
  if (typeof card !== 'number' || card < 0 || s.pile[card as Card] === undefined || onTable(s, card)) return card
  return `${s.def[card]} in ${s.pile[card]}`
}
