import {
  type Card,
  call,
  type Frame,
  finish,
  goto,
  NONE,
  type Occurrence,
  openWindow,
  type Part,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { changingBattle, roleOf } from '../../columns.js'
import { type Battle, other, type State, steersAs, type Table } from '../../state.js'
import { aboard, cardsAt, isPresent } from '../card-states.js'
import { type Drawn, drawDestiny } from '../destiny.js'
import { isCharacter, isSite, isStarship, isVehicle } from '../facts.js'
import { modifiersForSeat } from '../modifiers/modifiers.js'
import { modified, numberOf, permanentAbility, power } from '../modifiers/numbers.js'
import { allowing, forbidden, timesIn } from '../modifiers/permissions.js'
import { appliesAt } from '../modifiers/places.js'
import { limitOf, tally } from '../modifiers/player-numbers.js'
import { numberSubject } from '../modifiers/subjects.js'
import { fighting, isOver } from './participants.js'

const BATTLE_DESTINY_DRAWS = numberSubject('battle-destiny-draws')

interface Segment {
  seat?: Seat
  done?: number
}

type Step = (t: Table, f: Frame & Segment) => void

/** A battle that was cancelled in the midst of it has no more of this segment. */
const unlessOver =
  (step: Step): Step =>
  (t, f) => {
    if (isOver(t)) finish(t, f)
    else step(t, f)
  }

/**
 * rule swccg.battle-power-segment: destiny to power only, then battle destiny, all of the initiator's draws first; then
 * the totals are compared.
 */
export const powerSegment = procedure<Segment, State>('power-segment', {
  begin(t, f) {
    f.seat = (t.s.battle as Battle).by
    f.done = 0
    openWindow(t, [{ on: 'power-segment', by: f.seat, at: NONE }])
  },
  toPower: unlessOver((t, f) => {
    const seat = f.seat as Seat
    const n = tally(t, 'power-destiny-draws', seat, (t.s.battle as Battle).at, 0)
    if (n > 0) call(t, drawDestiny, { seat, kind: 'power', n, action: NONE })
    else goto(f, 'battleDestiny')
  }),
  drawnToPower(t, f) {
    const { total } = f.result as Drawn
    changingBattle(t.s).toPower[f.seat as Seat] = total ?? 0
  },
  battleDestiny: unlessOver((t, f) => {
    const seat = f.seat as Seat
    const { n, most } = battleDestinies(t, seat)
    const limit = Number.isFinite(most) ? { most } : {}
    if (n > 0 && most > 0) call(t, drawDestiny, { seat, kind: 'battle', n, ...limit, action: NONE, optional: true })
    else goto(f, 'otherSide')
  }),
  drawn(t, f) {
    const drawn = f.result as Drawn
    const battle = changingBattle(t.s)
    battle.destiny[f.seat as Seat] = drawn.total ?? NONE
    battle.sums[f.seat as Seat] = drawn.total === null ? NONE : drawn.values.reduce((a, b) => a + b, 0)
    battle.drawn[f.seat as Seat] = drawn.values
  },
  otherSide(t, f) {
    f.done = (f.done as number) + 1
    if (f.done < t.s.seats) {
      f.seat = other(f.seat as Seat)
      goto(f, 'toPower')
    }
  },
  /** Both have drawn: what looks at both draws comes now. */
  compareDraws: unlessOver((t) => {
    const { by } = t.s.battle as Battle
    openWindow(t, [{ on: 'just-battle-destinies', by, at: NONE }])
  }),
  compare: unlessOver((t) => {
    const battle = t.s.battle as Battle
    // What both draws have brought about may change the totals.
    for (const seat of [0, 1]) {
      const sum = battle.sums[seat] as number
      if (sum === NONE) continue
      const total = tally(t, 'total-battle-destiny', seat, battle.at, sum)
      changingBattle(t.s).destiny[seat] = total
    }
    for (const seat of [0, 1]) {
      const total = totalPower(t, seat)
      changingBattle(t.s).power[seat] = total
    }
    const [dark, light] = battle.power
    changingBattle(t.s).winner = dark === light ? NONE : dark > light ? 0 : 1
    for (const seat of [0, 1]) {
      // rule swccg.attrition: without a battle destiny there is none to change.
      const drawn = battle.destiny[other(seat)] as number
      const attrition = drawn < 0 ? 0 : tally(t, 'attrition', seat, battle.at, drawn)
      const owed = changingBattle(t.s)
      owed.attrition[seat] = attrition
      owed.totalAttrition[seat] = attrition
    }
    if (battle.winner !== NONE) {
      const loser = other(battle.winner)
      const deficit = Math.abs(dark - light)
      const damage = tally(t, 'battle-damage', loser, battle.at, deficit)
      changingBattle(t.s).damage[loser] = damage
    }
    t.watch?.({ is: 'power', totals: [...battle.power], winner: battle.winner })
  }),
  decided(t) {
    const battle = t.s.battle as Battle
    const about: Occurrence[] = [{ on: 'just-decide-battle', by: battle.by, at: NONE, location: battle.at }]
    // rule swccg.battle-winner-loser: what depends on who won is done now.
    if (battle.winner !== NONE) {
      about.push({ on: 'just-win-battle', by: battle.winner, at: NONE, location: battle.at })
      about.push({ on: 'just-lose-battle', by: other(battle.winner), at: NONE, location: battle.at })
    }
    openWindow(t, about)
  },
})

/** rule swccg.battle-power-segment: the power of those who use it here, and their battle destiny. */
export function totalPower(t: Table, seat: Seat, parts: Part[] | null = null): number {
  const battle = t.s.battle as Battle
  const destiny = Math.max(0, battle.destiny[seat] as number)
  const toPower = battle.toPower[seat] as number
  const total = powerOf(t, seat, battle.at, fighting(t, seat), parts)
  if (destiny > 0) parts?.push({ value: destiny, from: 'battle destiny', rule: 'swccg.battle-destiny' })
  if (toPower > 0) parts?.push({ value: toPower, from: 'destiny to power' })
  return total + destiny + toPower
}

/** The power that a player has at a location; in the battle there, what counts in it. */
export const powerAt = (t: Table, seat: Seat, at: Card, parts: Part[] | null = null): number =>
  t.s.battle?.at === at ? totalPower(t, seat, parts) : powerOf(t, seat, at, cardsAt(t, seat, at), parts)

function powerOf(t: Table, seat: Seat, at: Card, cards: readonly Card[], parts: Part[] | null): number {
  let sum = 0
  for (const card of cards) {
    if (!usesPower(t, card, at)) continue
    const n = power(t, card)
    sum += n
    parts?.push({ value: n, from: `card ${card}` })
  }
  if (parts === null) return tally(t, 'total-power', seat, at, sum)
  const changes: Part[] = []
  const total = tally(t, 'total-power', seat, at, sum, changes)
  // The sum itself stands there card by card already.
  parts.push(...changes.slice(1))
  return total
}

/** At a site vehicles and everybody outside of what is closed; elsewhere starships and vehicles. */
export const usesPower = (t: Table, card: Card, at: Card): boolean =>
  isAboardBattle(t, at) ||
  ((isVehicle(t, card) || (isSite(t, at) ? isCharacter(t, card) : isStarship(t, card))) && isPresent(t, card))

/** Is the battle there fought aboard a captured starship? Then those who are in it use all that they have. */
const isAboardBattle = (t: Table, at: Card): boolean => t.s.battle?.at === at && t.s.battle.aboard !== undefined

/** rules swccg.battle-destiny, swccg.embarking: ability that counts towards a draw: not that of passengers in what is closed, nor in a cargo bay. */
export function destinyAbility(t: Table, seat: Seat): number {
  const { at } = t.s.battle as Battle
  let sum = 0
  for (const card of fighting(t, seat)) {
    const ship = aboard(t, card)
    const counts = isAboardBattle(t, at) || isPresent(t, card) || (steersAs(roleOf(t.s, card)) && isPresent(t, ship))
    if (counts && !forbidden(t, { deed: 'use-ability', card, seat, at })) sum += numberOf(t, card, 'destiny-ability')
    if (isPresent(t, card)) sum += permanentAbility(t, card)
  }
  return tally(t, 'destiny-ability', seat, at, tally(t, 'total-ability', seat, at, sum))
}

/** How many battle destinies this player may draw. rules swccg.battle-destiny, swccg.draws-one-battle-destiny-otherwise */
export function battleDestinies(t: Table, seat: Seat): { n: number; most: number } {
  const { at } = t.s.battle as Battle
  const base = destinyAbility(t, seat) >= tally(t, 'ability-for-destiny', seat, at, 4) ? 1 : 0
  const limit = limitOf(t, 'battle-destiny-draws', seat, at)
  const there = modifiersForSeat(t, BATTLE_DESTINY_DRAWS, seat).filter((each) => appliesAt(t, each, at))
  const added = Math.max(0, modified(t, there, base, null))
  // Whoever lets so many be drawn where fewer could be lets no more be drawn.
  const instead = otherwise(t, seat)
  return added >= instead ? { n: added, most: limit } : { n: instead, most: Math.min(limit, instead) }
}

/** How many does somebody in the battle let its player draw where nothing else does? */
const otherwise = (t: Table, seat: Seat): number => {
  const { at } = t.s.battle as Battle
  return fighting(t, seat).reduce((most, card) => {
    const by = allowing(t, { deed: 'draw-battle-destiny', card, seat, at })
    const n = by === null ? 0 : timesIn(t, by)
    return Math.max(most, n === 'any' ? Number.POSITIVE_INFINITY : n)
  }, 0)
}
