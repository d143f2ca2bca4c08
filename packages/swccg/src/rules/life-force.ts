import { type Card, knownBy, move, NONE, ownerOf, type Seat, top } from '@dejarik/kernel'
import { other, type Table } from '../state.js'
import { appliesToSeat, modifiersOf } from './modifiers/modifiers.js'
import { ruleSubject } from './modifiers/subjects.js'
import { FORCE, HAND, isIn, LOST, lifeForce, RESERVE, surfaced, take, USED, zone } from './zones.js'

const HIDDEN_LOSSES = ruleSubject('hidden-losses')

/** rule swccg.life-force: whoever has none left has lost. */
export function checkLife(t: Table): void {
  const { s } = t
  if (s.result !== null || s.phase === 'starting') return
  for (let seat = 0; seat < s.seats; seat++) {
    if (lifeForce(s, seat) > 0) continue
    const winner = lifeForce(s, other(seat)) > 0 ? other(seat) : null
    s.result = { winner, rule: 'swccg.life-force' }
    if (winner !== null) t.watch?.({ is: 'won', seat: winner, rule: 'swccg.life-force' })
    return
  }
}

/** May the top card of this Reserve Deck be taken? An insert card must first be dealt with. rule swccg.insert-cards */
export const hasReserve = (t: Table, seat: Seat): boolean => {
  const card = top(t.s, zone(seat, RESERVE))
  return card !== NONE && surfaced(t.s, seat) === NONE
}

/** One unit from the top of the Reserve Deck to the top of the Force Pile, unseen. rule swccg.activating-force */
export function activateOne(t: Table, seat: Seat): Card {
  const card = top(t.s, zone(seat, RESERVE))
  move(t, card, zone(seat, FORCE))
  t.watch?.({ is: 'activated', seat })
  return card
}

/** One unit of this Force Pile goes to its owner's Used Pile. rule swccg.used-pile */
export function useOne(t: Table, seat: Seat): void {
  move(t, top(t.s, zone(seat, FORCE)), zone(seat, USED))
  t.watch?.({ is: 'used', seat, n: 1 })
}

/** One unit of Force is lost: this card, from wherever it is. rule swccg.losing-force */
export function loseUnit(t: Table, card: Card): void {
  const seat = ownerOf(t.s, card)
  const before = knownBy(t.s, card)
  const ofLife = !isIn(t.s, card, HAND)
  take(t, card, LOST)
  // Some texts turn a Lost Pile face down: what is lost from Life Force is shown to nobody.
  if (ofLife && modifiersOf(t, HIDDEN_LOSSES).some((each) => appliesToSeat(t, each, seat))) {
    t.s.known[card] = before
    t.watch?.({ is: 'lost-force', seat, card, to: before, others: { is: 'lost-force', seat } })
  } else t.watch?.({ is: 'lost-force', seat, card })
  checkLife(t)
}

/** A card is drawn into hand. rule swccg.drawing-cards */
export function drawFrom(t: Table, seat: Seat, which: number): Card {
  const card = top(t.s, zone(seat, which))
  move(t, card, zone(seat, HAND))
  t.watch?.({ is: 'drew', seat, card, to: 1 << seat, others: { is: 'drew', seat } })
  checkLife(t)
  return card
}
