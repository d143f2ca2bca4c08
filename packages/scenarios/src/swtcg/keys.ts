import { type Card, type Fields, type Option, pileOf } from '@dejarik/kernel'
import type { State } from '@dejarik/swtcg'
import { HAND, zoneOf } from '@dejarik/swtcg/board'

/** Copies in a hand come to the same, and so does either of two triggers of one ability. */
export function optionKey(fields: Fields, s: State, o: Option): string {
  const held = fields.of(o)
  return JSON.stringify(o, (field, value) => {
    if (field === 'n' && o.do === 'next') return undefined
    return held?.get(field) === 'card' ? cardKey(s, value) : value
  })
}

function cardKey(s: State, card: unknown): unknown {
  if (typeof card !== 'number' || zoneOf(pileOf(s, card as Card)) !== HAND) return card
  return `${s.def[card]} in ${s.pile[card]}`
}
