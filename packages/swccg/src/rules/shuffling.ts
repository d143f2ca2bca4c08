import {
  type Card,
  cardOf,
  definitionOf,
  type EffectTree,
  NONE,
  type Ref,
  randomCard,
  type Seat,
  shufflePile,
} from '@dejarik/kernel'
import type { Table } from '../state.js'
import { countIn, RESERVE, surfaced, zone, zoneNames } from './zones.js'

/** rule swccg.shuffle-reshuffle; an insert card that comes up in it is shuffled in again. rule swccg.insert-cards */
export function reshuffle(t: Table, seat: Seat, which: number): void {
  const pile = zone(seat, which)
  do shufflePile(t, pile)
  while (which === RESERVE && surfaced(t.s, seat) !== NONE && countIn(t.s, seat, RESERVE) > 1)
  t.watch?.({ is: 'shuffled', seat, pile: zoneNames[which] })
}

/** rule swccg.randomly-selected: so many of them, drawn by chance. */
export function randomCards(t: Table, from: readonly Card[], n: number): Card[] {
  const left = [...from]
  const drawn: Card[] = []
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(left.indexOf(randomCard(t, left)), 1))
  return drawn
}

/** One of the searches that a card may make: who makes it, and the node that says what is sought. */
export interface SearchOf {
  source: Ref
  node: number
}

/** The search that this node makes, for whoever asks whether it may be made. */
export const searchOf = (t: Table, node: EffectTree, { source }: { source: Ref }): SearchOf => ({
  source,
  node: t.catalog.nodeOf.get(node) as number,
})

/** rule swccg.taking-cards: a search that found nothing is not made again this turn in the same pile. */
export const barSearch = (t: Table, { source, node }: SearchOf, pile: number): void => {
  t.s.barred.push({ def: definitionOf(t.s, cardOf(source)), node, pile })
}

/** Nor by a card of the same name; what else the card may search for is another search. */
export const isBarred = (t: Table, { source, node }: SearchOf, pile: number): boolean =>
  t.s.barred.some(
    (each) =>
      each.pile === pile &&
      titleOf(t, each.def) === titleOf(t, definitionOf(t.s, cardOf(source))) &&
      isSame(t, each.node, node),
  )

const titleOf = (t: Table, def: number): string | undefined => t.catalog.defs[def]?.name

const isSame = (t: Table, a: number, b: number): boolean =>
  a === b || JSON.stringify(t.catalog.nodes[a]) === JSON.stringify(t.catalog.nodes[b])
