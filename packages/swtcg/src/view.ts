import { type Card, type Json, knows, nth, ownerOf, refOf, type Seat } from '@dejarik/kernel'
import { buildCountersOn, damageOn, forceOf, pointsOf } from './columns.js'
import { buildCost, stat } from './rules/numbers.js'
import {
  BUILD,
  beneath,
  cardsIn,
  DECK,
  DISCARD,
  def,
  equipmentOn,
  FACE_DOWN,
  HAND,
  isUnit,
  locationIn,
  OUT,
  pilotsOf,
  unitsIn,
} from './rules/zones.js'
import { arenas, type Table } from './state.js'
import { chanceView, orderView, rollView } from './view-battle.js'
import { countersOn, lastingView, waitingView } from './view-effects.js'
import type { BuildView, CardView, PlayerView, SwtcgView, UnitView } from './views.js'

/** A name, with its version where there are several. */
export const title = (t: Table, card: Card): string => {
  const { name, version } = def(t, card)
  return version === undefined ? name : `${name} (${version})`
}

const named = (t: Table, card: Card): CardView => ({ card, id: def(t, card).id, name: title(t, card) })

const seen = (t: Table, card: Card, seat: Seat | 'public'): boolean =>
  seat === 'public' ? t.s.known[card] === 3 : knows(t.s, seat, card)

/** rule swtcg.face-down-under-unit */
function faceDownUnder(t: Table, unit: Card, seat: Seat | 'public'): UnitView['faceDown'] {
  const { s } = t
  const ref = refOf(s, unit)
  const cards = [0, 1].flatMap((each) => cardsIn(s, each, FACE_DOWN).filter((card) => s.named[`${card} under`] === ref))
  const known = cards.filter((card) => seen(t, card, seat)).sort((a, b) => a - b)
  return { count: cards.length, known: known.map((card) => named(t, card)) }
}

function unitView(t: Table, unit: Card, seat: Seat | 'public'): UnitView {
  const { s } = t
  return {
    ...named(t, unit),
    owner: ownerOf(s, unit),
    tapped: s.tapped[unit] === 1,
    damage: damageOn(s, unit),
    speed: stat(t, unit, 'speed'),
    power: stat(t, unit, 'power'),
    health: stat(t, unit, 'health'),
    beneath: beneath(s, unit).map((card) => named(t, card)),
    pilots: pilotsOf(s, unit).map((card) => named(t, card)),
    marks: countersOn(t, unit),
    faceDown: faceDownUnder(t, unit, seat),
    equipment: equipmentOn(s, unit).map((card) => ({ ...named(t, card), tapped: s.tapped[card] === 1 })),
  }
}

/** A card in the build zone: a retreated unit, finished Equipment, or counters on the back of a card. */
function buildView(t: Table, card: Card, seat: Seat | 'public'): BuildView {
  if (isUnit(t, card)) return unitView(t, card, seat)
  const { s } = t
  const known = s.faceUp[card] === 1 || seen(t, card, seat)
  // How many counters it still needs is known to whoever knows the card.
  const face = known ? { ...named(t, card), ...(s.faceUp[card] === 1 ? {} : { cost: buildCost(t, card) }) } : {}
  return { ...face, faceUp: s.faceUp[card] === 1, counters: buildCountersOn(s, card), tapped: s.tapped[card] === 1 }
}

const locationView = (t: Table, card: Card): SwtcgView['locations'][number] =>
  card < 0 ? null : { ...named(t, card), marks: countersOn(t, card) }

function playerView(t: Table, player: Seat, seat: Seat | 'public'): PlayerView {
  const { s } = t
  const known = (which: number): CardView[] =>
    [...cardsIn(s, player, which)]
      .filter((card) => seen(t, card, seat))
      .sort((a, b) => a - b)
      .map((card) => named(t, card))
  const deck = cardsIn(s, player, DECK)
  return {
    seat: player,
    side: player === 0 ? 'dark' : 'light',
    force: forceOf(s, player),
    points: pointsOf(s, player),
    hand: { count: cardsIn(s, player, HAND).length, known: known(HAND) },
    deck: {
      count: deck.length,
      known: deck.flatMap((card, i) => (seen(t, card, seat) ? [{ fromTop: deck.length - i, ...named(t, card) }] : [])),
    },
    discard: cardsIn(s, player, DISCARD).map((card) => named(t, card)),
    out: cardsIn(s, player, OUT).map((card) => named(t, card)),
    faceDown: { count: cardsIn(s, player, FACE_DOWN).length, known: known(FACE_DOWN) },
    build: cardsIn(s, player, BUILD).map((card) => buildView(t, card, seat)),
    arenas: arenas.map((arena, i) => ({ arena, units: unitsIn(s, player, i).map((unit) => unitView(t, unit, seat)) })),
  }
}

/** What one seat, or everybody, may know. */
export function view(t: Table, seat: Seat | 'public'): SwtcgView {
  const { s } = t
  return {
    game: s.game,
    format: s.format,
    turn: s.turn,
    phase: s.phase,
    active: s.active,
    battle: s.battle < 0 ? null : nth(arenas, s.battle),
    attack: s.attacker < 0 ? null : { attacker: s.attacker, defender: s.defender, how: s.how },
    ...rollView(t, seat),
    chance: chanceView(t),
    order: orderView(t),
    chairs: [...s.chairs],
    starting: [...s.starting],
    choosing: s.decision?.seat ?? null,
    result: s.result as unknown as Json,
    locations: arenas.map((_arena, i) => locationView(t, locationIn(s, i))),
    waiting: waitingView(t, (card) => seen(t, card, seat)),
    lasting: lastingView(t, (card) => seen(t, card, seat)),
    players: [0, 1].map((player) => playerView(t, player, seat)),
  }
}
