import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { place, roleOf, setGroup, setLine } from '../../columns.js'
import { AT, BENEATH, type Table } from '../../state.js'
import { directlyOn } from '../card-states.js'
import { isCollapsed } from '../collapsed.js'
import { defOf, iconCount, isAsteroid, isSector, isSite, isSystem, systemOf } from '../facts.js'
import { insideOf, isShipSite, shipsFor } from '../ship-sites.js'
import { layOn } from '../zones.js'
import { besideAsteroid, positionsIn } from './layout.js'

/** Where in the line a location may be put, and what it becomes part of there where its title does not say it. */
export interface Spot {
  at: number
  group?: string
  /** The opponent's version that it converts, where there may be several. */
  over?: Card
}

/** The location of the same title that lies on top now, or -1. */
export const sameLocation = (t: Table, card: Card): Card =>
  t.s.line.find((each) => defOf(t, each).name === defOf(t, card).name) ?? NONE

/** rules swccg.locations, swccg.unique-and-restricted: every spot where this player may deploy this location now. */
export function spots(t: Table, card: Card, seat: Seat): Spot[] {
  const { dots, side } = defOf(t, card)
  const there = sameLocation(t, card)
  // rule swccg.converting-locations: the other side's version covers it; one's own is already there.
  // rule swccg.collapsed: unless a new copy rebuilds it.
  if (there !== NONE && dots === 1)
    return defOf(t, there).side === side && !isCollapsed(t, there) ? [] : [{ at: t.s.line.indexOf(there) }]
  const groups = groupsFor(t, card, seat)
  if (groups === null) return positionsIn(t, card, systemOf(t, card)).map((at) => ({ at }))
  const free = groups
    .filter(({ group }) => !isFull(t, card, group))
    .flatMap(({ group, beside }) => {
      const found = beside === undefined ? positionsIn(t, card, group) : besideAsteroid(t, beside)
      return found.map((at) => ({ at, group }))
    })
  return [...free, ...coverings(t, card)]
}

/** rule swccg.locations-converting: of a location that may be there several times, each of the other side's may be covered. */
function coverings(t: Table, card: Card): Spot[] {
  const { name, side } = defOf(t, card)
  const found: Spot[] = []
  for (const [at, over] of t.s.line.entries()) {
    const def = defOf(t, over)
    if (def.name === name && def.side !== side) found.push({ at, over })
  }
  return found
}

/** Only so many copies at each system, or on each ship. */
function isFull(t: Table, card: Card, group: string): boolean {
  const { name, diamonds } = defOf(t, card)
  const copies = t.s.line.filter((each) => defOf(t, each).name === name && systemOf(t, each) === group)
  return copies.length >= (diamonds ?? 1)
}

interface Group {
  group: string
  /** An asteroid, to lie next to. */
  beside?: Card
}

/** What a location that belongs to nothing by its title may be made part of; null for one that does. */
function groupsFor(t: Table, card: Card, seat: Seat): Group[] | null {
  const { system, place: part = '', dots, diamonds } = defOf(t, card)
  // rules swccg.starship-sites, swccg.vehicle-sites: those of a certain ship need it not; others are deployed on one.
  if (isShipSite(t, card))
    return dots === 1 ? null : shipsFor(t, card, seat).map((ship) => ({ group: insideOf(t, card, ship) }))
  if (system !== undefined) return null
  const { line } = t.s
  // rule swccg.cave-rules
  if (iconCount(t, card, 'cave') > 0)
    return line
      .filter((each) => isAsteroid(t, each) && defOf(t, each).name === part)
      .map((beside) => ({ group: insideOf(t, card, beside), beside }))
  // rule swccg.sectors: to a planet whose system is on table.
  if (isSector(t, card)) return planets(t, (each) => isSystem(t, each))
  // rule swccg.generic-sites: to a planet that its system or a site of its own represents.
  return diamonds === undefined ? null : planets(t, (each) => isSystem(t, each) || isSite(t, each))
}

const planets = (t: Table, is: (location: Card) => boolean): Group[] =>
  [
    ...new Set(
      t.s.line
        .filter((each) => is(each) && iconCount(t, each, 'planet') > 0 && defOf(t, each).system !== undefined)
        .map((each) => systemOf(t, each)),
    ),
  ].map((group) => ({ group }))

/** The location on table that this one covers there, or -1. */
export const coveredBy = (t: Table, card: Card, over: Card | undefined): Card =>
  over ?? (defOf(t, card).dots === 1 ? sameLocation(t, card) : NONE)

/** rules swccg.locations-converting, swccg.site, swccg.planet: puts a location on table: into the line, or over the one that it converts. */
export function locate(t: Table, card: Card, seat: Seat, { at, group, over }: Spot): void {
  const { s } = t
  const old = coveredBy(t, card, over)
  if (old !== NONE) {
    const where = s.line.indexOf(old)
    layOn(t, card, seat, NONE)
    const part = s.grouped[old]
    if (part !== undefined) setGroup(s, card, part)
    setLine(
      s,
      s.line.map((each, i) => (i === where ? card : each)),
    )
    for (const each of directlyOn(t, old)) place(s, each, card, roleOf(s, each))
    place(s, old, card, BENEATH)
    t.watch?.({ is: 'converted', seat, card, old })
    return
  }
  layOn(t, card, seat, NONE)
  setLine(s, [...s.line.slice(0, at), card, ...s.line.slice(at)])
  // rule swccg.generic-sites: it takes on the name of its planet once it is there.
  if (group !== undefined) setGroup(s, card, group)
  t.watch?.({ is: 'located', seat, card, at })
}

/** Takes a location back out of the line; what it converted is there again. */
export function unlocate(t: Table, card: Card): void {
  const { s } = t
  const on = directlyOn(t, card)
  const old = on.findLast((each) => roleOf(s, each) === BENEATH)
  if (old !== undefined) {
    for (const each of on) place(s, each, old, roleOf(s, each))
    place(s, old, NONE, AT)
  }
  setLine(
    s,
    s.line.flatMap((each) => (each !== card ? [each] : old === undefined ? [] : [old])),
  )
}
