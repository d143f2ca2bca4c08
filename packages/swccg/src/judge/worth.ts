import type { Seat } from '@dejarik/kernel'
import { countIn, HAND, lifeForce } from '../rules/zones.js'
import { other, type Table } from '../state.js'
import { stands, threat } from './prospect.js'
import { look, type Place } from './survey.js'

/** The Life Force and hand of a seat, as one number: what is in hand is no Life Force, but can be lost instead of it. */
const life = (t: Table, seat: Seat): number => lifeForce(t.s, seat) + 0.5 * countIn(t.s, seat, HAND)

/** Whoever has twice the Life Force of the other wins about nine games of ten. */
const LIFE = 2.4
/** Who lives longer at the rate at which both drain; so much is lost by other means each turn. */
const RACE = 0.8
const OTHERWISE = 2.5
/** How places stand: drains to come, battles to come. */
const BOARD = 0.05
/** What is on table, by its print. */
const FORCES = 0.03
/** Force for more cards each turn. */
const GENERATION = 0.04

/** How the table looks for a seat: 0 to 1, and both seats' numbers are 1 together. */
export function worth(t: Table, seat: Seat): number {
  const survey = look(t)
  const foe = other(seat)
  const threats = [threat(t, survey, 0), threat(t, survey, 1)] as const
  let board = 0
  let forces = 0
  let mine = OTHERWISE
  let theirs = OTHERWISE
  for (let i = 0; i < survey.n; i++) {
    const place = survey.places[i] as Place
    // From both seats, so that what one gains the other loses.
    board += stands(place, seat, threats[foe] as number) - stands(place, foe, threats[seat] as number)
    forces += (place.board[seat] as number) - (place.board[foe] as number)
    const held = (place.ability[seat] as number) >= 1
    const foes = (place.ability[foe] as number) >= 1
    if (held && !foes) mine += place.drain[seat] as number
    if (foes && !held) theirs += place.drain[foe] as number
  }
  const x =
    LIFE * Math.log((life(t, seat) + 1) / (life(t, foe) + 1)) +
    RACE * Math.log(mine / theirs) +
    BOARD * 0.5 * board +
    FORCES * forces +
    GENERATION * ((survey.generation[seat] as number) - (survey.generation[foe] as number))
  return 1 / (1 + Math.exp(-x))
}
