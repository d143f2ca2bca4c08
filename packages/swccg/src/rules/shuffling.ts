import { type Card, cardOf, definitionOf, type Ref, randomCard, type Seat, shufflePile } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { countIn, RESERVE, surfaced, zone, zoneNames } from './zones.js'

/** rule swccg.shuffle-reshuffle; an insert card that comes up in it is shuffled in again. rule swccg.insert-cards */
export function reshuffle(t: Table, seat: Seat, which: number): void {
  const pile = zone(seat, which)
  do shufflePile(t, pile)
  while (which === RESERVE && surfaced(t.s, seat) >= 0 && countIn(t.s, seat, RESERVE) > 1)
  t.watch?.({ is: 'shuffled', seat, pile: zoneNames[which] })
}

/** rule swccg.randomly-selected: so many of them, drawn by chance. */
export function randomCards(t: Table, from: readonly Card[], n: number): Card[] {
  const left = [...from]
  const drawn: Card[] = []
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(left.indexOf(randomCard(t, left)), 1))
  return drawn
}

/** rule swccg.taking-cards: a search that found nothing is not made again this turn, by the same text in the same pile. */
export const barSearch = (t: Table, source: Ref, pile: number): void => {
  t.s.barred.push({ def: definitionOf(t.s, cardOf(source)), pile })
}

export const isBarred = (t: Table, source: Ref, pile: number): boolean =>
  t.s.barred.some((each) => each.def === definitionOf(t.s, cardOf(source)) && each.pile === pile)
