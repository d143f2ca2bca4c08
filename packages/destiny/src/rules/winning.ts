import type { Seat } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { cardsIn, charactersOf, DECK, HAND, players } from './areas.js'
import { eliminate } from './multiplayer.js'

/** rule destiny.winning: with all characters defeated a player loses at once. */
export function loseWithoutCharacters(t: Table, seat: Seat): void {
  if (charactersOf(t, seat).length > 0) return
  lose(t, [seat], 'destiny.winning')
}

/** rule destiny.winning: no cards in hand and deck at the end of a round. */
export function loseWithoutCards(t: Table): void {
  const { s } = t
  lose(
    t,
    players(s, s.control).filter((seat) => isOutOfCards(s, seat)),
    'destiny.winning',
  )
}

const isOutOfCards = (s: State, seat: Seat): boolean =>
  cardsIn(s, seat, HAND).length === 0 && cardsIn(s, seat, DECK).length === 0

/** These players lose at the same time. Where nobody else is left, the battlefield's controller wins. */
function lose(t: Table, losers: readonly Seat[], rule: string): void {
  const { s } = t
  const left = players(s, s.control).filter((seat) => !losers.includes(seat))
  if (left.length <= 1) {
    // The losers are in turn order from the controller; where that one is out already, the next stands for it.
    const winner = left[0] ?? (losers[0] as Seat)
    s.result = { winner, rule }
    t.watch?.({ is: 'won', seat: winner, rule })
    return
  }
  for (const seat of losers) eliminate(t, seat)
}
