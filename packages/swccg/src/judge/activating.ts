import type { Seat } from '@dejarik/kernel'
import type { Of } from '../options/index.js'
import { countIn, FORCE, HAND, lifeForce, RESERVE } from '../rules/zones.js'
import { other, type Table } from '../state.js'
import { look, type Place } from './survey.js'

/** Destinies that may have to be drawn this turn and the next: more where both are at some place. */
function destinies(t: Table, seat: Seat): number {
  const survey = look(t)
  let n = 1
  for (let i = 0; i < survey.n; i++) {
    const { ability } = survey.places[i] as Place
    if ((ability[seat] as number) >= 1 && (ability[other(seat)] as number) >= 1) n += 2
  }
  return Math.min(n, 5)
}

/** Nearly everybody activates all they want. */
const EACH = 0.8

/** rule swccg.activate-phase: as much as there is, but for what battles will draw. 0 is to pass. */
export function activating(t: Table, seat: Seat, { n }: Of<'activate'>): number {
  const most = countIn(t.s, seat, RESERVE) - destinies(t, seat)
  return (n as number) <= most ? EACH * (n as number) : EACH * (2 * most - (n as number))
}

/** Where nothing has come of so many turns, only new cards can bring it about. */
const LONG = 60

/** rule swccg.draw-phase: a hand to choose from, but not at the price of the last Life Force. */
export function drawing(t: Table, seat: Seat): number {
  const { s } = t
  const life = lifeForce(s, seat)
  const wanted = Math.min(8, life / 4)
  const spare = countIn(s, seat, FORCE) > 2 ? 0.5 : 0
  const impatience = 0.1 * Math.max(0, s.turn - LONG)
  return (life <= 4 ? -3 : 0.7 * (wanted - countIn(s, seat, HAND)) + spare) + impatience
}
