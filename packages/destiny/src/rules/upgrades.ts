import {
  type Card,
  CONTROL,
  call,
  controllerOf,
  finish,
  IN_PLAY,
  pick,
  procedure,
  type Seat,
  touch,
} from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { area, cardsIn, def, inPlay, PLAY, upgradesOn } from './areas.js'
import { diceOf, inPool, putOnCard } from './dice.js'
import { discardFromPlay } from './leaving-play.js'
import { chooseTwins } from './twin-dice.js'

const MOST = 3

/**
 * May an upgrade that is in play move to this character? rule destiny.move: not where it is; rule destiny.uniqueness:
 * nobody gets a second copy of a unique card.
 */
export function mayHold(t: Table, character: Card, upgrade: Card): boolean {
  const { s } = t
  if (!inPlay(s, character) || s.host[upgrade] === character) return false
  const { name, unique } = def(t, upgrade)
  const held = cardsIn(s, controllerOf(s, character), PLAY)
  return !unique || !held.some((other) => other !== upgrade && def(t, other).name === name)
}

/** Puts an upgrade that is in play on a character, with its die; control goes to the character's controller. */
export function attach(t: Table, upgrade: Card, to: Card): void {
  const { s } = t
  const seat = controllerOf(s, to)
  takeControl(t, upgrade, seat)
  s.host[upgrade] = to
  for (const die of diceOf(s, upgrade)) if (inPool(s, die)) putOnCard(s, die)
  t.watch?.({ is: 'attached', card: upgrade, on: to })
}

/** rule destiny.controller: it is now in that player's play area. It stays the same card. */
export function takeControl(t: Table, card: Card, seat: Seat): void {
  const { s } = t
  if (s.controller[card] === seat) return
  const from = cardsIn(s, controllerOf(s, card), PLAY)
  from.splice(from.indexOf(card), 1)
  cardsIn(s, seat, PLAY).push(card)
  s.controller[card] = seat
  s.pile[card] = area(seat, PLAY)
  touch(s, IN_PLAY)
  touch(s, CONTROL)
}

/** rule destiny.upgrades: with more than three, its controller chooses and discards until it has three. */
export const enforceLimit = procedure<{ card: Card; gone?: Card[] }, State>('enforce-limit', {
  choose(t, f) {
    const from = upgradesOn(t.s, f.card)
    const extra = from.length - MOST
    if (extra <= 0) finish(t, f)
    else
      call(t, pick, { seat: t.s.controller[f.card], from, min: extra, max: extra, as: 'card', about: 'upgrade-limit' })
  },
  twins(t, f) {
    f.gone = f.result as Card[]
    call(t, chooseTwins, { cards: f.gone })
  },
  discard(t, f) {
    for (const upgrade of f.gone as Card[]) discardFromPlay(t, upgrade)
  },
})
