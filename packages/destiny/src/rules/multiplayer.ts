import { type Card, type Frame, move, ownerOf, pileOf, type Seat } from '@dejarik/kernel'
import type { Die, Table } from '../state.js'
import { area, areaOf, cardsIn, DEFEATED, DISCARD, LIMBO, nextPlayer, PLAY, SET_ASIDE } from './areas.js'
import { inPool, removeDie, setAside } from './dice.js'
import { leavePlay } from './leaving-play.js'

/** What leaves with a player; the hand and the deck leave unseen. */
const leaving = [PLAY, LIMBO, DISCARD, SET_ASIDE]

/**
 * rule destiny.mp-player-elimination: cards and dice leave, except cards that others control and an active battlefield.
 * What the player had taken from others leaves too. What the player was in the middle of ends.
 */
export function eliminate(t: Table, seat: Seat): void {
  const { s } = t
  s.out[seat] = 1
  s.dieCard.forEach((card, die) => {
    if (s.controller[card] === seat) setAside(s, die)
  })
  for (const which of leaving) for (const card of [...cardsIn(s, seat, which)]) leavePlay(t, card, DEFEATED)
  s.queue = s.queue.filter((instance) => instance.you !== seat)
  s.lasting = s.lasting.filter((lasting) => lasting.you !== seat)
  t.watch?.({ is: 'eliminated', seat })
  if (s.control === seat) s.control = nextPlayer(s, seat)
  while (s.stack.some((f) => belongsTo(f, seat))) breakOff(t, s.stack.pop() as Frame)
}

/** What another player was doing inside of it ends as well: dice go back to their cards, an event is discarded. */
function breakOff(t: Table, frame: Frame): void {
  const { s } = t
  const f = frame as Frame & { die: Die; with?: Die[]; keep?: boolean; card: Card }
  if (f.procedure === 'resolve-die') {
    for (const die of [f.die, ...(f.with ?? [])]) if (inPool(s, die) && !(f.keep && die === f.die)) removeDie(t, die)
  }
  if (f.procedure !== 'play-card') return
  s.ambush[f.card] = 0
  if (areaOf(pileOf(s, f.card)) === LIMBO) move(t, f.card, area(ownerOf(s, f.card), DISCARD))
}

function belongsTo(f: Frame, seat: Seat): boolean {
  const locals = f as Frame & { seat?: Seat; you?: Seat }
  return locals.seat === seat || locals.you === seat
}
