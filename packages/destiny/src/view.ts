import { type Card, type Json, knows, nth, ownerOf, type Seat } from '@dejarik/kernel'
import { writeSide } from './cards/side.js'
import { cardOfDie, damageOn, resourcesOf, seatOfPool, shieldsOn, sideOfDie, whereDieIs } from './columns.js'
import {
  cardsIn,
  DECK,
  DEFEATED,
  DISCARD,
  def,
  HAND,
  isCharacter,
  isSupport,
  LIMBO,
  PLAY,
  SET_ASIDE,
  upgradesOn,
} from './rules/areas.js'
import { diceOf, poolOf, sideOf } from './rules/dice.js'
import { handSize, hasKeyword } from './rules/numbers.js'
import { ASIDE, type Die, HELD, IN_POOL, type Table } from './state.js'
import type { CardView, CharacterView, DestinyView, DieView, PlayedView, PlayerView } from './views.js'

/**
 * What one seat, or everybody, may know. A hidden card has no id here: a deck is a count and the positions known, an
 * opposing hand is a count and the cards known to be in it. rules destiny.hand, destiny.deck
 */
export function view(t: Table, seat: Seat | 'public'): DestinyView {
  const { s } = t
  return {
    game: s.game,
    format: s.format,
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    battlefield: s.battlefield < 0 ? null : named(t, s.battlefield),
    control: s.control,
    claimed: s.claimed,
    choosing: s.decision?.seat ?? null,
    result: s.result as unknown as Json,
    players: Array.from({ length: s.seats }, (_, player) => playerView(t, player, seat)),
    queue: s.queue.map(({ source, clause, you }) => ({ card: source % 1024, clause, seat: you })),
    delayed: s.lasting.map(({ source, you, until, that }) => ({
      card: source % 1024,
      seat: you,
      until,
      that: that as Json,
    })),
  }
}

const named = (t: Table, card: Card): CardView => ({
  card,
  id: def(t, card).id,
  name: def(t, card).name,
})

function seen(t: Table, card: Card, seat: Seat | 'public'): boolean {
  return seat === 'public' ? t.s.known[card] === (1 << t.s.seats) - 1 : knows(t.s, seat, card)
}

function playerView(t: Table, player: Seat, seat: Seat | 'public'): PlayerView {
  const { s } = t
  const all = (which: number): CardView[] => cardsIn(s, player, which).map((card) => named(t, card))
  const deck = cardsIn(s, player, DECK)
  const known = (which: number): CardView[] =>
    [...cardsIn(s, player, which)]
      .filter((card) => seen(t, card, seat))
      .sort((a, b) => a - b)
      .map((card) => named(t, card))
  return {
    seat: player,
    out: s.out[player] === 1,
    // rule destiny.resources-area: open to everybody
    resources: resourcesOf(s, player),
    handSize: handSize(t, player),
    hand: { count: cardsIn(s, player, HAND).length, known: known(HAND) },
    deck: {
      count: deck.length,
      known: deck.flatMap((card, i) => (seen(t, card, seat) ? [{ fromTop: deck.length - i, ...named(t, card) }] : [])),
    },
    discard: all(DISCARD),
    limbo: all(LIMBO),
    aside: all(SET_ASIDE),
    defeated: all(DEFEATED),
    characters: cardsIn(s, player, PLAY)
      .filter((card) => isCharacter(t, card))
      .map((card) => characterView(t, card)),
    supports: cardsIn(s, player, PLAY)
      .filter((card) => isSupport(t, card))
      .map((card) => cardView(t, card)),
    pool: poolOf(s, player).map((die) => dieView(t, die)),
  }
}

function cardView(t: Table, card: Card): PlayedView {
  const { s } = t
  return {
    ...named(t, card),
    owner: ownerOf(s, card),
    exhausted: s.exhausted[card] === 1,
    damage: damageOn(s, card),
    dice: diceOf(s, card).map((die) => dieView(t, die)),
  }
}

function characterView(t: Table, card: Card): CharacterView {
  return {
    ...cardView(t, card),
    health: def(t, card).health ?? 0,
    shields: shieldsOn(t.s, card),
    guardian: hasKeyword(t, card, 'guardian'),
    upgrades: upgradesOn(t.s, card).map((upgrade) => cardView(t, upgrade)),
  }
}

const places = { [ASIDE]: 'aside', [IN_POOL]: 'pool', [HELD]: 'held' } as Record<number, DieView['at']>

/** rule destiny.showing: only a die in a pool shows a side. */
function dieView(t: Table, die: Die): DieView {
  const { s } = t
  const at = places[whereDieIs(s, die)] ?? 'card'
  const card = cardOfDie(s, die)
  const shows =
    at === 'pool' ? { side: sideOfDie(s, die), shows: writeSide(sideOf(t, die)), pool: seatOfPool(s, die) } : {}
  return { die, card, at, ...shows, ...(at === 'held' ? { holder: nth(s.dieHolder, die) } : {}) }
}
