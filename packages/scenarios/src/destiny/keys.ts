import { type Die, IN_POOL, type State } from '@dejarik/destiny'
import { inPlay } from '@dejarik/destiny/board'
import type { Card, Fields, Option } from '@dejarik/kernel'

/** Copies that are not in play, and dice of one card that show the same, come to the same. */
export function optionKey(fields: Fields, s: State, o: Option): string {
  const held = fields.of(o)
  return JSON.stringify(o, (field, value) => {
    // One ability that triggered twice at the same time: either of the two may be the next.
    if (field === 'n' && o.do === 'next') return undefined
    const kind = held?.get(field)
    return kind === 'card' ? cardKey(s, value) : kind === 'die' ? dieKey(s, value) : value
  })
}

function cardKey(s: State, card: unknown): unknown {
  if (typeof card !== 'number' || inPlay(s, card as Card)) return card
  return `${s.def[card]} in ${s.pile[card]}`
}

function dieKey(s: State, die: unknown): unknown {
  if (typeof die !== 'number' || s.dieAt[die as Die] !== IN_POOL) return die
  return `${s.dieCard[die]} showing ${s.dieSide[die]}`
}
