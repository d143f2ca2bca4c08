import { type Card, type Frame, move, type Seat } from '@dejarik/kernel'
import { type Die, HELD, type Table } from '../state.js'
import { area, areaOf, DECK, DEFEATED, DISCARD, field, HAND, LIMBO, nextPlayer } from './areas.js'
import { diceLeave, inPool, removeDie, returnDie } from './dice.js'

/**
 * rule destiny.mp-player-elimination: cards and dice leave, except cards that others control and an active battlefield.
 * What the player was in the middle of ends.
 */
export function eliminate(t: Table, seat: Seat): void {
  const { s } = t
  s.out[seat] = 1
  for (let card = 0; card < s.def.length; card++) {
    const mine = s.owner[card] === seat && s.controller[card] === seat
    const theirs = s.owner[card] !== seat && s.controller[card] === seat
    if (s.pile[card] === field(s.seats) || (!mine && !theirs)) continue
    const where = areaOf(s.pile[card] as number)
    // Hand and deck go with the player, unseen.
    if (where === DEFEATED || where === HAND || where === DECK) continue
    diceLeave(t, card)
    leave(t, card)
  }
  for (let die = 0; die < s.dieCard.length; die++)
    if (s.dieAt[die] === HELD && s.out[s.controller[s.dieCard[die] as Card] as Seat]) returnDie(s, die)
  s.queue = s.queue.filter((instance) => instance.you !== seat)
  s.lasting = s.lasting.filter((lasting) => lasting.you !== seat)
  t.watch?.({ is: 'eliminated', seat })
  if (s.control === seat) s.control = nextPlayer(s, seat)
  const at = s.stack.findIndex((f) => belongsTo(f, seat))
  if (at >= 0) for (const f of s.stack.splice(at)) breakOff(t, f)
}

function leave(t: Table, card: Card): void {
  const { s } = t
  s.host[card] = -1
  s.support[card] = 0
  // A stolen card goes back to its owner's side, out of the game.
  move(t, card, area(s.owner[card] as Seat, DEFEATED))
  s.controller[card] = s.owner[card] as Seat
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
  if (areaOf(s.pile[f.card] as number) === LIMBO) move(t, f.card, area(s.owner[f.card] as Seat, DISCARD))
}

function belongsTo(f: Frame, seat: Seat): boolean {
  const locals = f as Frame & { seat?: Seat; you?: Seat }
  return locals.seat === seat || locals.you === seat
}
