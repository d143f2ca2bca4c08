import { bit, type Card, controllerOf, knownBy, learn, move, NONE, ownerOf, pileOf } from '@dejarik/kernel'
import { pilotedUnit } from '../columns.js'
import type { State, Table } from '../state.js'
import { shift } from './moving.js'
import { detach } from './on-and-off-units.js'
import { showHands } from './revealed-hands.js'
import {
  ARENA,
  ATTACHED,
  BUILD,
  beneath,
  cardsIn,
  DECK,
  DISCARD,
  equipmentWith,
  FACE_DOWN,
  HAND,
  isUnit,
  OUT,
  partsOf,
  zone,
  zoneOf,
} from './zones.js'

/** Named counters of a card that has left play are gone. rule swtcg.gl-counter */
function clearNamed(s: State, card: Card): void {
  for (const key of Object.keys(s.named)) if (key.startsWith(`${card} `)) delete s.named[key]
}

/** Nothing that it was in play sticks to a card that leaves it; its owner has it again. rules swtcg.global-zone-rule, swtcg.gl-owner */
export function strip(t: Table, card: Card): void {
  const { s } = t
  for (const column of [s.damage, s.tapped, s.counters, s.faceUp, s.moved]) column[card] = 0
  for (const column of [s.under, s.piloting, s.equipped]) column[card] = NONE
  s.controller[card] = ownerOf(s, card)
  clearNamed(s, card)
}

const piles = { hand: HAND, discard: DISCARD, deck: DECK, 'deck-top': DECK, 'deck-bottom': DECK } as const
/** rules swtcg.gl-set-aside, swtcg.gl-remove-from-game: out of the game, for good or until the effect gives it back. */
export type Pile = keyof typeof piles | 'set-aside' | 'out-of-game'

export const isPile = (to: unknown): to is Pile =>
  typeof to === 'string' && (to in piles || to.startsWith('set') || to.startsWith('out'))

/**
 * Off the table, or from one pile to another: the whole stack and its Pilots go along, each card to its own owner;
 * Equipment stays. rules swtcg.global-zone-rule, swtcg.gl-stack, swtcg.pilots
 */
export function putAway(t: Table, card: Card, to: Pile, faceDown = false): void {
  const { s } = t
  const parts = [...setAsideWith(s, card), ...partsOf(s, card)]
  const stacked = beneath(s, card).length
  const places = parts.map((part) => [s.under[part], s.piloting[part]] as const)
  for (const item of equipmentWith(s, card)) detach(t, item)
  parts.forEach((part, i) => {
    strip(t, part)
    const which = to in piles ? piles[to as keyof typeof piles] : faceDown ? FACE_DOWN : OUT
    move(t, part, zone(ownerOf(s, part), which), to === 'deck-bottom' ? 'bottom' : 'top')
    // A card known to all stays known in a hidden place, until it is shuffled.
    told(t, part, to)
    if (to === 'hand') showHands(t)
    // rule swtcg.gl-set-aside: its stack and its Pilots wait with it, and come back with it
    if (to !== 'set-aside' || part === card) return
    const [under, piloting] = places[i] as readonly [Card, Card]
    s.under[part] = under
    s.piloting[part] = piloting
  })
  // "You gain Force equal to its total build cost" may be said once it is gone.
  if (stacked > 0) s.named[`${card} stacked`] = stacked
}

/** The cards that were set aside with it: beneath it, on it, and beneath those. */
function setAsideWith(s: State, card: Card): Card[] {
  const out = [0, 1].flatMap((seat) => [...cardsIn(s, seat, OUT), ...cardsIn(s, seat, FACE_DOWN)])
  const on = (host: Card) => out.filter((each) => s.under[each] === host || s.piloting[each] === host)
  return on(card).flatMap((part) => [...on(part), part])
}

/** What was set aside with it comes back with it. rule swtcg.gl-set-aside */
function rejoin(t: Table, card: Card): void {
  for (const part of setAsideWith(t.s, card)) move(t, part, zone(controllerOf(t.s, part), ATTACHED))
}

/** Whoever may know the card hears which it is; the others that a card was put there. */
function told(t: Table, card: Card, where: string): void {
  const { s } = t
  const seat = ownerOf(s, card)
  t.watch?.({ is: 'put', card, where, seat, to: knownBy(s, card), others: { is: 'put', where, seat } })
}

/** Into an arena without being deployed. rule swtcg.gl-put */
export function putIntoArena(t: Table, card: Card, arena: number): void {
  const { s } = t
  const seat = controllerOf(s, card)
  // rule swtcg.pilots: one that is taken off its unit is the same card
  const inPlay = isUnit(t, card) || pilotedUnit(s, card) !== NONE
  s.piloting[card] = NONE
  s.counters[card] = 0
  delete s.named[`${card} under`]
  if (inPlay) shift(t, card, zone(seat, ARENA + arena))
  else move(t, card, zone(seat, ARENA + arena))
  rejoin(t, card)
  s.faceUp[card] = 0
  t.watch?.({ is: 'put', card, where: 'arena', arena, seat })
}

/** Into its owner's build zone: face up as a unit, or face down with counters. rule swtcg.gl-face-down */
export function putIntoBuild(t: Table, card: Card, faceDown: boolean, counters: number): void {
  const { s } = t
  const seat = controllerOf(s, card)
  if ((isUnit(t, card) || pilotedUnit(s, card) !== NONE) && !faceDown) shift(t, card, zone(seat, BUILD))
  else if (zoneOf(pileOf(s, card)) !== BUILD) move(t, card, zone(seat, BUILD))
  rejoin(t, card)
  s.piloting[card] = NONE
  s.faceUp[card] = faceDown ? 0 : 1
  s.counters[card] = counters
  if (faceDown) {
    // rule swtcg.global-zone-rule: it is no unit any more, and nothing that it was sticks to it
    for (const column of [s.damage, s.tapped, s.moved]) column[card] = 0
    clearNamed(s, card)
    learn(s, seat, card)
    t.watch?.({
      is: 'put',
      card,
      where: 'build',
      seat,
      n: counters,
      to: knownBy(s, card) | bit(seat),
      others: { is: 'put', where: 'build', seat, n: counters },
    })
  } else {
    s.known[card] = 3
    t.watch?.({ is: 'put', card, where: 'build', seat })
  }
}
