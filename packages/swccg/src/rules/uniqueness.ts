import { type Card, definitionOf, NONE, no, type Seat, type Why } from '@dejarik/kernel'
import { roleOf } from '../columns.js'
import { SUPPORTING, type Table } from '../state.js'
import { locationOf } from './card-states.js'
import { defOf, isCharacter, isLocation, isStarship, isVehicle, personasOf, systemOf } from './facts.js'
import { cardsIn, FORCE, HAND, LOST, OUT, onTable, RESERVE, TABLE, USED } from './zones.js'

/** rules swccg.unique-and-restricted, swccg.non-unique-cards: as many copies a turn as there are dots, even if one was cancelled. */
export function mayPlayCopy(t: Table, card: Card, seat: Seat): boolean {
  const { dots, name } = defOf(t, card)
  if (dots === undefined) return true
  let n = 0
  for (const each of t.s.played) if (each.seat === seat && t.catalog.defs[each.def]?.name === name) n++
  return n < dots
}

export const notePlayed = (t: Table, card: Card, seat: Seat): void => {
  t.s.played.push({ def: definitionOf(t.s, card), seat })
}

/** rules swccg.unique-and-restricted, swccg.personas: may one more copy, and one more version, be on table? */
export function mayEnter(t: Table, card: Card, seat: Seat, at: Card = NONE, why: Why = null): boolean {
  const def = defOf(t, card)
  const barred = (rule: string, says: string): false => {
    no(why, rule, says)
    return false
  }
  // What is on table is not deployed again when it is handed over. rule swccg.weapons-transferring
  if (!onTable(t.s, card) && !mayPlayCopy(t, card, seat))
    return barred('swccg.unique-and-restricted', 'no more copies of it may be deployed this turn')
  let copies = 0
  let atSystem = 0
  const people = def.dots === 1 && isPersona(t, card)
  for (let each = 0; each < t.s.seats; each++)
    for (const there of cardsIn(t.s, each, TABLE)) {
      // rule swccg.state-supporting: what only supports does not count.
      if (there === card || roleOf(t.s, there) === SUPPORTING) continue
      const other = defOf(t, there)
      if (other.name === def.name) {
        if (def.dots === undefined || def.dots === 1 || each === seat) copies++
        if (at !== NONE && locationOf(t, there) !== NONE && systemOf(t, locationOf(t, there)) === systemOf(t, at))
          atSystem++
      } else if (people && isPersona(t, there) && personasOf(t, there).some((one) => def.personas.includes(one)))
        return barred('swccg.personas', 'a version of it is on table')
    }
  const many =
    (def.dots !== undefined && copies >= def.dots) || (def.diamonds !== undefined && atSystem >= def.diamonds)
  if (many) return barred('swccg.unique-and-restricted', 'no more copies of it may be on table')
  if (people && isLockedOut(t, card, seat)) return barred('swccg.state-out-of-play', 'a version of it is out of play')
  return true
}

const isPersona = (t: Table, card: Card): boolean =>
  defOf(t, card).dots === 1 && (isCharacter(t, card) || isStarship(t, card) || isVehicle(t, card))

/** rule swccg.state-out-of-play: a persona out of play is barred for that player. */
const isLockedOut = (t: Table, card: Card, seat: Seat): boolean =>
  cardsIn(t.s, seat, OUT).some(
    (gone) => isPersona(t, gone) && defOf(t, gone).personas.some((one) => defOf(t, card).personas.includes(one)),
  )

const off = [HAND, RESERVE, FORCE, USED, LOST, OUT]

/**
 * rule swccg.deploying-from-deck: is every card that a search names one of which no more may be on table? Only what lies
 * there, or is out of play, decides: what the deck holds does not. A location may still be converted.
 */
export const areShut = (t: Table, names: readonly string[], seat: Seat): boolean =>
  names.length > 0 && names.every((name) => isShut(t, name, seat))

function isShut(t: Table, name: string, seat: Seat): boolean {
  const isCopy = (card: Card): boolean => defOf(t, card).name === name
  const copies = off.flatMap((which) => cardsIn(t.s, seat, which).filter(isCopy))
  if (copies.length > 0) return copies.every((card) => !isLocation(t, card) && !mayEnter(t, card, seat))
  return cardsIn(t.s, seat, TABLE).some((card) => isCopy(card) && !isLocation(t, card) && defOf(t, card).dots === 1)
}
