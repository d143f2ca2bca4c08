import type { Seat } from '@dejarik/kernel'
import * as is from '../definitions.js'
import { cardsIn, HAND, lifeForce } from '../rules/zones.js'
import { other, type State, type Table } from '../state.js'
import { worthOf } from './appraise.js'
import { aheadAt } from './prospect.js'
import { FIGHTS, look, type Place, type Survey } from './survey.js'

// Found by fitting them to who won a thousand games that were played by leaning, with some chance in it.

/** Whoever has twice the Life Force of the other wins about eight games of nine, all else alike. */
const LIFE = 3.1
/** A card in hand can be lost instead of Life Force, or be played; a location is better on table at once. */
const HELD_FIGHTER = 0.108
const HELD_OTHER = 0.05
/** The part of the other's Life Force that drains take each turn, and so much by other means. */
const PRESS = 6.5
const OTHERWISE = 2
const RESERVES = 4
/** What is on table: a point of power, … */
const POWER = 0.08
/** … one more where both are, which counts for one side and against the other, … */
const AHEAD = 0.038
/** … twice the ability, for presence and destiny, … */
const ABILITY = 0.77
const SOME = 3
/** … and what is no fighter. */
const EFFECT = 0.21
const ARMS = 0.1
/** Force for more cards each turn. */
const GENERATION = 0.7

/** Life Force, less what a battle in its last segment still asks for: part of that is paid with cards. */
const life = (s: State, seat: Seat): number =>
  Math.max(0, lifeForce(s, seat) - 0.5 * ((s.battle?.damage[seat] as number | undefined) ?? 0)) + 1

function hand(t: Table, seat: Seat): number {
  let sum = 0
  for (const card of cardsIn(t.s, seat, HAND)) {
    const { bits, hand } = worthOf(t, card)
    if ((bits & is.LOCATION) === 0) sum += hand * ((bits & FIGHTS) === 0 ? HELD_OTHER : HELD_FIGHTER)
  }
  return sum
}

/** Power that attrition will take yet: a forfeited card counts for battle damage, too. */
const doomed = (s: State, seat: Seat): number => 0.5 * ((s.battle?.attrition[seat] as number | undefined) ?? 0)

/** What one side has over the other. */
function lead(t: Table, survey: Survey, seat: Seat): number {
  const { s } = t
  const foe = other(seat)
  let power = -doomed(s, seat)
  let ability = SOME
  let drain = OTHERWISE
  let ahead = 0
  for (let i = 0; i < survey.n; i++) {
    const place = survey.places[i] as Place
    power += place.power[seat] as number
    ability += place.ability[seat] as number
    if ((place.ability[seat] as number) < 1) continue
    if ((place.ability[foe] as number) < 1) drain += place.drain[seat] as number
    else ahead += aheadAt(place, seat)
  }
  return (
    LIFE * Math.log(life(s, seat)) +
    hand(t, seat) +
    (PRESS * drain) / (life(s, foe) + RESERVES) +
    POWER * power +
    AHEAD * ahead +
    ABILITY * Math.log(ability) +
    EFFECT * (survey.effects[seat] as number) +
    ARMS * (survey.arms[seat] as number) +
    GENERATION * Math.log((survey.generation[seat] as number) + 1)
  )
}

/** How the table looks for a seat: 0 to 1, and both seats' numbers are 1 together. */
export function worth(t: Table, seat: Seat): number {
  const survey = look(t)
  return 1 / (1 + Math.exp(lead(t, survey, other(seat)) - lead(t, survey, seat)))
}
