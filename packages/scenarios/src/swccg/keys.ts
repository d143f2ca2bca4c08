import type { Card, Option } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import { onTable } from '@dejarik/swccg/board'

const fields = ['card', 'host', 'at', 'to', 'pilot', 'target', 'old', 'shuttle'] as const

/** Copies in a hand or pile come to the same. */
export function optionKey(s: State, o: Option): string {
  const made: Record<string, unknown> = { ...o }
  for (const field of fields) made[field] = field === 'at' && o.host === -1 ? o.at : cardKey(s, o[field])
  return JSON.stringify(made)
}

function cardKey(s: State, card: unknown): unknown {
  if (typeof card !== 'number' || card < 0 || s.pile[card as Card] === undefined || onTable(s, card)) return card
  return `${s.def[card]} in ${s.pile[card]}`
}
