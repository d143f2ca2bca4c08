import { type Action, type Card, cardOf, controllerOf, knownBy, knows, lives, type Seat } from '@dejarik/kernel'
import { aimOf, hasStatus, hostOf, roleOf } from './columns.js'
import type { Stat } from './effects/tree.js'
import { fighting } from './rules/battle/participants.js'
import { battleDestinies, destinyAbility, powerAt, totalPower } from './rules/battle/power.js'
import { directlyOn, isActive } from './rules/card-states.js'
import { defOf, isLocation, sideOf } from './rules/facts.js'
import { forceIcons, generation } from './rules/generation.js'
import { has, power, stat } from './rules/modifiers/numbers.js'
import {
  cardsIn,
  countIn,
  DESTINY,
  FORCE,
  HAND,
  isInsert,
  LOST,
  lifeForce,
  OUT,
  OUTSIDE,
  PLAYING,
  RESERVE,
  TABLE,
  USED,
} from './rules/zones.js'
import {
  type Battle,
  BENEATH,
  CAPTIVE,
  CARGO,
  COLLAPSED,
  DRIVER,
  HIT,
  MISSING,
  PASSENGER,
  PILOT,
  PILOTLESS,
  STACKED,
  SUPPORTING,
  SUSPENDED,
  type Table,
  UNDERCOVER,
} from './state.js'
import type {
  ActionView,
  BattleView,
  CardView,
  LocationView,
  PileView,
  PlayerView,
  SwccgView,
  TableCard,
} from './views.js'

const seen = (t: Table, card: Card, seat: Seat | 'public'): boolean =>
  seat === 'public' ? knownBy(t.s, card) === 3 : knows(t.s, seat, card)

const named = (t: Table, card: Card): CardView => {
  const { id, name } = defOf(t, card)
  return { card, id, name }
}

const statuses: readonly [number, string][] = [
  [HIT, 'hit'],
  [UNDERCOVER, 'undercover'],
  [SUSPENDED, 'suspended'],
  [CAPTIVE, 'captive'],
  [MISSING, 'missing'],
  [COLLAPSED, 'collapsed'],
  [PILOTLESS, 'pilotless'],
]

const roles: Readonly<Record<number, string>> = {
  [PILOT]: 'pilot',
  [DRIVER]: 'driver',
  [PASSENGER]: 'passenger',
  [CARGO]: 'cargo',
  [STACKED]: 'stacked',
  [SUPPORTING]: 'supporting',
  [BENEATH]: 'beneath',
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const shown = ['ability', 'forfeit', 'armor', 'maneuver', 'hyperspeed', 'landspeed'] as const satisfies readonly Stat[]

/** A card on table, with everything on it. */
function cardView(t: Table, card: Card): TableCard {
  const { s } = t
  const role = roles[roleOf(s, card)]
  const made: Writable<TableCard> = { ...named(t, card), seat: controllerOf(s, card) }
  if (role !== undefined) made.as = role
  const states = statuses.filter(([flag]) => hasStatus(s, card, flag)).map(([, word]) => word)
  if (states.length > 0) made.states = states
  if (!isActive(t, card)) made.inactive = true
  if (has(t, card, 'power')) made.power = power(t, card)
  for (const each of shown)
    if (has(t, card, each) && defOf(t, card).type !== 'location') made[each] = stat(t, card, each)
  const aim = aimOf(s, card)
  if (aim >= 0 && lives(s, aim)) made.target = cardOf(aim)
  const on = directlyOn(t, card)
  if (on.length > 0) made.on = on.map((each) => cardView(t, each))
  return made
}

function locationView(t: Table, location: Card): LocationView {
  const { on, ...facts } = cardView(t, location)
  const group = t.s.grouped[location]
  const { place } = defOf(t, location)
  return {
    ...facts,
    // What it is part of where its title does not say it: a planet, or the card that it is inside of.
    ...(group === undefined ? {} : { of: place === undefined ? group : Number(group.slice(place.length + 1)) }),
    dark: forceIcons(t, location, 'dark'),
    light: forceIcons(t, location, 'light'),
    // What each side has there: the first thing that anybody counts.
    powers: [powerAt(t, 0, location), powerAt(t, 1, location)],
    cards: on ?? [],
  }
}

/**
 * A pile: how many, which of its cards this seat knows and where they lie, and backs that are not its own. Anybody may
 * count a pile; to look through it needs leave. rules swccg.counting-cards, swccg.looking-at-piles, swccg.face-up
 */
function pileView(t: Table, player: Seat, which: number, seat: Seat | 'public'): PileView {
  const cards = cardsIn(t.s, player, which)
  const known: PileView['known'][number][] = []
  const inserts: number[] = []
  cards.forEach((card, i) => {
    if (isInsert(t.s, card)) inserts.push(cards.length - i)
    if (seen(t, card, seat)) known.push({ fromTop: cards.length - i, ...named(t, card) })
  })
  return { count: cards.length, known, ...(inserts.length > 0 ? { inserts } : {}) }
}

function playerView(t: Table, player: Seat, seat: Seat | 'public'): PlayerView {
  const { s } = t
  const hand = [...cardsIn(s, player, HAND)].filter((card) => seen(t, card, seat)).sort((a, b) => a - b)
  const list = (which: number): CardView[] => cardsIn(s, player, which).map((card) => named(t, card))
  return {
    seat: player,
    side: sideOf(player),
    lifeForce: lifeForce(s, player),
    generation: generation(t, player),
    reserve: pileView(t, player, RESERVE, seat),
    force: pileView(t, player, FORCE, seat),
    used: pileView(t, player, USED, seat),
    lost: pileView(t, player, LOST, seat),
    hand: { count: countIn(s, player, HAND), known: hand.map((card) => named(t, card)) },
    destiny: list(DESTINY),
    playing: list(PLAYING),
    out: list(OUT),
    ...(countIn(s, player, OUTSIDE) > 0 ? { outside: pileView(t, player, OUTSIDE, seat) } : {}),
    table: cardsIn(s, player, TABLE)
      .filter((card) => hostOf(s, card) === -1 && !isLocation(t, card))
      .map((card) => cardView(t, card)),
  }
}

/** The battle in progress. Powers are as they are now until they are compared, and then as they were. */
function battleView(t: Table, battle: Battle): BattleView {
  const compared = battle.segment === 'damage' || battle.segment === 'over'
  const draws = (seat: Seat): number => {
    const { n, most } = battleDestinies(t, seat)
    return Math.min(n, most)
  }
  return {
    at: battle.at,
    by: battle.by,
    segment: battle.segment,
    cards: fighting(t),
    power: compared ? [...battle.power] : [totalPower(t, 0), totalPower(t, 1)],
    // rule swccg.battle-destiny: ability decides whether a destiny may be drawn.
    ability: [destinyAbility(t, 0), destinyAbility(t, 1)],
    draws: [draws(0), draws(1)],
    drawn: [[...battle.drawn[0]], [...battle.drawn[1]]],
    destiny: [...battle.destiny],
    attrition: [...battle.attrition],
    totalAttrition: [...battle.totalAttrition],
    damage: [...battle.damage],
    winner: battle.winner,
  }
}

/** An action in progress: what kind, whose, and its card where it has been shown. rule swccg.actions */
function actionView(t: Table, { kind, by, card, answers }: Action, seat: Seat | 'public'): ActionView {
  const made = { kind, seat: by, answers: answers >= 0 }
  return card >= 0 && seen(t, card, seat) ? { ...made, ...named(t, card) } : made
}

/** What one seat, or everybody, may know. */
export function view(t: Table, seat: Seat | 'public'): SwccgView {
  const { s } = t
  return {
    game: 'swccg',
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    generation: s.phase === 'activate' ? s.generation - s.activated : 0,
    players: [0, 1].map((player) => playerView(t, player, seat)),
    locations: s.line.map((location) => locationView(t, location)),
    battle: s.battle === null ? null : battleView(t, s.battle),
    attack:
      s.attack === null
        ? null
        : { at: s.attack.at, by: s.attack.by, creature: lives(s, s.attack.creature) ? cardOf(s.attack.creature) : -1 },
    actions: s.stack.flatMap((f) => (f.procedure === 'action' ? [actionView(t, f as Action, seat)] : [])),
    result: s.result === null ? null : { winner: s.result.winner, rule: s.result.rule },
  }
}
