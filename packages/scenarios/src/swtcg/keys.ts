import type { Card, Option } from '@dejarik/kernel'
import type { State } from '@dejarik/swtcg'
import { HAND, zoneOf } from '@dejarik/swtcg/board'

const fields = ['card', 'on', 'to', 'target', 'with'] as const

/** Copies in a hand come to the same, and so does either of two triggers of one ability. */
export function optionKey(s: State, o: Option): string {
  const made: Record<string, unknown> = { ...o }
  for (const field of fields) made[field] = cardKey(s, o[field])
  if (o.do === 'next') made.n = undefined
  return JSON.stringify(made)
}

function cardKey(s: State, card: unknown): unknown {
  if (typeof card !== 'number' || zoneOf(s.pile[card as Card] as number) !== HAND) return card
  return `${s.def[card]} in ${s.pile[card]}`
}
