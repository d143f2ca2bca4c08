import type { Seat } from '@dejarik/kernel'
import * as is from '../definitions.js'
import { cardsIn, HAND, lifeForce } from '../rules/zones.js'
import { other, type State, type Table } from '../state.js'
import { worthOf } from './appraise.js'
import { aheadAt, exposure, threat } from './prospect.js'
import { look, type Place } from './survey.js'

// Found by fitting them to who won a thousand games that were played by leaning, with some chance in it.

/** Whoever has twice the Life Force of the other wins about fourteen games of fifteen. */
const LIFE = 4.1
/** A card in hand can be lost instead of Life Force, or be played; what could lie on table at once is better there. */
const HELD = 0.15
const HELD_OTHER = 0.1
const HELD_LOCATION = 0.05
const ATTACHED = is.WEAPON | is.DEVICE | is.EFFECT
/** Who drains more each turn; so much is lost by other means. */
const RACE = 1.3
const OTHERWISE = 2.5
/** A point of power more where both are. */
const AHEAD = 0.077
/** What is on table, by its print. */
const FORCES = 0.05
/** Force for more cards each turn. */
const GENERATION = 0.07
/** A point of power too little for what may come. */
const EXPOSED = 0.015

/** Life Force, less what a battle in its last segment still asks for: part of that is paid with cards. */
const life = (s: State, seat: Seat): number =>
  Math.max(0, lifeForce(s, seat) - 0.5 * ((s.battle?.damage[seat] as number | undefined) ?? 0)) + 1

function hand(t: Table, seat: Seat): number {
  let sum = 0
  for (const card of cardsIn(t.s, seat, HAND)) {
    const { bits } = worthOf(t, card)
    sum += (bits & is.LOCATION) !== 0 ? HELD_LOCATION : (bits & ATTACHED) !== 0 ? HELD_OTHER : HELD
  }
  return sum
}

/** Cards that attrition will take yet, by what they are worth. */
const doomed = (s: State, seat: Seat): number => 0.5 * ((s.battle?.attrition[seat] as number | undefined) ?? 0)

/** How the table looks for a seat: 0 to 1, and both seats' numbers are 1 together. */
export function worth(t: Table, seat: Seat): number {
  const { s } = t
  const survey = look(t)
  const foe = other(seat)
  const [mine, theirs] = [threat(t, survey, seat), threat(t, survey, foe)]
  let ahead = 0
  let forces = doomed(s, foe) - doomed(s, seat)
  let exposed = 0
  let drain = OTHERWISE
  let drained = OTHERWISE
  for (let i = 0; i < survey.n; i++) {
    const place = survey.places[i] as Place
    forces += (place.board[seat] as number) - (place.board[foe] as number)
    const held = (place.ability[seat] as number) >= 1
    const foes = (place.ability[foe] as number) >= 1
    if (held && foes) ahead += aheadAt(place, seat)
    else if (held) {
      drain += place.drain[seat] as number
      exposed += exposure(place, seat, theirs)
    } else if (foes) {
      drained += place.drain[foe] as number
      exposed -= exposure(place, foe, mine)
    }
  }
  const x =
    LIFE * Math.log(life(s, seat) / life(s, foe)) +
    hand(t, seat) -
    hand(t, foe) +
    RACE * Math.log(drain / drained) +
    AHEAD * ahead +
    FORCES * forces +
    GENERATION * ((survey.generation[seat] as number) - (survey.generation[foe] as number)) -
    EXPOSED * exposed
  return 1 / (1 + Math.exp(-x))
}
