import { bit, type Card, learn, move, type Seat } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { shift } from './moving.js'
import {
  ARENA,
  BUILD,
  beneath,
  DECK,
  DISCARD,
  equipmentOn,
  HAND,
  isUnit,
  OUT,
  pilotsOf,
  zone,
  zoneOf,
} from './zones.js'

/** Named counters of a card that has left play are gone. rule swtcg.gl-counter */
export function clearNamed(s: State, card: Card): void {
  for (const key of Object.keys(s.named)) if (key.startsWith(`${card} `)) delete s.named[key]
}

/** Nothing that it was in play sticks to a card that leaves it; its owner has it again. rule swtcg.global-zone-rule */
function strip(t: Table, card: Card): void {
  const { s } = t
  for (const column of [s.damage, s.tapped, s.counters, s.faceUp, s.moved]) column[card] = 0
  for (const column of [s.under, s.piloting, s.equipped]) column[card] = -1
  s.controller[card] = s.owner[card] as Seat
  clearNamed(s, card)
}

const piles = { hand: HAND, discard: DISCARD, deck: DECK, 'deck-top': DECK, 'deck-bottom': DECK } as const
export type Pile = keyof typeof piles | 'set-aside' | 'out-of-game'

export const isPile = (to: unknown): to is Pile =>
  typeof to === 'string' && (to in piles || to.startsWith('set') || to.startsWith('out'))

/** Off the table, or from one pile to another: the whole stack and its Pilots go along, Equipment stays. */
export function putAway(t: Table, card: Card, to: Pile): void {
  const { s } = t
  const all = isUnit(t, card) ? [...pilotsOf(s, card), ...beneath(s, card), card] : [card]
  for (const item of isUnit(t, card) ? equipmentOn(s, card) : []) {
    s.equipped[item] = -1
    move(t, item, zone(s.controller[item] as Seat, BUILD))
    s.faceUp[item] = 1
  }
  for (const each of all) {
    strip(t, each)
    const which = to in piles ? piles[to as keyof typeof piles] : OUT
    move(t, each, zone(s.owner[each] as Seat, which), to === 'deck-bottom' ? 'bottom' : 'top')
    // A card known to all stays known in a hidden place, until it is shuffled.
    told(t, each, to)
  }
}

/** Whoever may know the card hears which it is; the others that a card was put there. */
function told(t: Table, card: Card, where: string): void {
  const { s } = t
  const seat = s.owner[card] as Seat
  t.watch?.({ is: 'put', card, where, seat, to: s.known[card] as number, others: { is: 'put', where, seat } })
}

/** Into an arena without being deployed. rule swtcg.gl-put */
export function putIntoArena(t: Table, card: Card, arena: number): void {
  const { s } = t
  const seat = s.controller[card] as Seat
  s.piloting[card] = -1
  s.counters[card] = 0
  delete s.named[`${card} under`]
  if (isUnit(t, card)) shift(t, card, zone(seat, ARENA + arena))
  else move(t, card, zone(seat, ARENA + arena))
  s.faceUp[card] = 0
  t.watch?.({ is: 'put', card, where: 'arena', arena, seat })
}

/** Into its owner's build zone: face up as a unit, or face down with counters. rule swtcg.gl-face-down */
export function putIntoBuild(t: Table, card: Card, faceDown: boolean, counters: number): void {
  const { s } = t
  const seat = s.controller[card] as Seat
  if (isUnit(t, card) && !faceDown) shift(t, card, zone(seat, BUILD))
  else if (zoneOf(s.pile[card] as number) !== BUILD) move(t, card, zone(seat, BUILD))
  s.piloting[card] = -1
  s.faceUp[card] = faceDown ? 0 : 1
  s.counters[card] = counters
  if (faceDown) {
    s.damage[card] = 0
    learn(s, seat, card)
    t.watch?.({
      is: 'put',
      card,
      where: 'build',
      seat,
      n: counters,
      to: (s.known[card] as number) | bit(seat),
      others: { is: 'put', where: 'build', seat, n: counters },
    })
  } else {
    s.known[card] = 3
    t.watch?.({ is: 'put', card, where: 'build', seat })
  }
}
