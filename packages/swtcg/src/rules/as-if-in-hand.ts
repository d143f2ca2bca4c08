import { type Card, cardOf, type Lasting, lives, type Seat } from '@dejarik/kernel'
import type { Gain } from '../effects/tree.js'
import type { Table } from '../state.js'
import { givings } from './giving.js'
import { hearing } from './heard.js'
import { def } from './zones.js'

type Lent = Extract<Gain, { can: 'play' }>

/** What lets this player play cards as if they were in hand: the record, and what of it speaks of that. */
function lendings(t: Table, seat: Seat): readonly { record: Lasting; gain: Lent }[] {
  const { byNode } = givings(t, 'can-play')
  return t.s.lasting.flatMap((record) =>
    record.that.players?.includes(seat)
      ? (byNode.get(record.node) ?? []).flatMap((gain) =>
          'can' in gain && gain.can === 'play' ? [{ record, gain }] : [],
        )
      : [],
  )
}

/** Does an effect that lasts speak of that? Nearly never. */
const isAnyLent = hearing((t) => {
  const { byNode } = givings(t, 'can-play')
  return t.s.lasting.some(({ node }) => byNode.has(node))
})

const NOTHING: readonly never[] = []

const cardsOf = (t: Table, { record, gain }: { record: Lasting; gain: Lent }): Card[] =>
  (typeof gain.what === 'object' ? (record.that[gain.what.that] ?? []) : [])
    .filter((ref) => lives(t.s, ref) && def(t, cardOf(ref)).types[0] === 'battle')
    .map(cardOf)

/** Battle cards that are not in this player's hand and may be played as if they were. rule swtcg.battle-cards */
export const lentTo = (t: Table, seat: Seat): readonly Card[] => (isAnyLent(t) ? allLent(t, seat) : NOTHING)

const allLent = (t: Table, seat: Seat): Card[] => lendings(t, seat).flatMap((each) => cardsOf(t, each))

export const mayPlayFromAside = (t: Table, seat: Seat, card: Card): boolean => lentTo(t, seat).includes(card)

/** "1 of those cards": once it is played, the others no longer may be. */
export function playedFromAside(t: Table, seat: Seat, card: Card): void {
  const used = lendings(t, seat).find((each) => each.gain.n === 1 && cardsOf(t, each).includes(card))
  if (used !== undefined) t.s.lasting = t.s.lasting.filter((record) => record !== used.record)
}
