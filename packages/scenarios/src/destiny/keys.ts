import { type Die, IN_POOL, type State } from '@dejarik/destiny'
import { inPlay } from '@dejarik/destiny/board'
import type { Card, Option } from '@dejarik/kernel'

/** Copies that are not in play, and dice of one card that show the same, come to the same. */
export function optionKey(s: State, o: Option): string {
  const { card, die, on, replace, to } = o
  return JSON.stringify({
    ...o,
    // One ability that triggered twice at the same time: either of the two may be the next.
    n: o.do === 'next' ? undefined : o.n,
    card: cardKey(s, card),
    die: dieKey(s, die),
    on: cardKey(s, on),
    replace: cardKey(s, replace),
    to: cardKey(s, to),
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
