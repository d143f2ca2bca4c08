import type { Card, Seat } from '@dejarik/kernel'
import { BENEATH, type Table } from '../../state.js'
import { defOf, isDockingBay, isExterior, isSector, isSite, isSystem, systemOf } from '../facts.js'
import { directlyOn } from '../places.js'
import { layOn, place } from '../zones.js'

/** rules swccg.locations-deployment, swccg.tatooine-location-deployment: interior sites, docking bay, exterior sites, sectors, system. */
function rankOf(t: Table, card: Card): number {
  if (isSystem(t, card)) return 4
  if (isSector(t, card)) return 3
  if (isDockingBay(t, card)) return 1
  return isSite(t, card) && isExterior(t, card) ? 2 : 0
}

/** The location of the same title that lies on top now, or -1. */
export const sameLocation = (t: Table, card: Card): Card =>
  t.s.line.find((each) => defOf(t, each).name === defOf(t, card).name) ?? -1

/** The places in the line where a location may be put: any that keeps the pattern of its system. */
export function positions(t: Table, card: Card): number[] {
  const { line } = t.s
  const system = systemOf(t, card)
  const rank = rankOf(t, card)
  const group = line.flatMap((each, i) => (systemOf(t, each) === system ? [i] : []))
  if (group.length === 0) return [line.length]
  const first = group[0] as number
  const last = group.at(-1) as number
  const found: number[] = []
  for (let i = first; i <= last + 1; i++) {
    const before = line.slice(first, i).every((each) => rankOf(t, each) <= rank)
    const after = line.slice(i, last + 1).every((each) => rankOf(t, each) >= rank)
    if (!before || !after || !keepsMarkers(t, card, line.slice(first, i), line.slice(i, last + 1))) continue
    if (keepsSpaceport(t, [...line.slice(first, i), card, ...line.slice(i, last + 1)])) found.push(i)
  }
  return found
}

/** The town and the two places in it that it may not be parted from. */
const TOWN = 'Tatooine: Mos Eisley'
const IN_TOWN = ['Tatooine: Cantina', 'Tatooine: Docking Bay 94']

/** rule swccg.tatooine-location-deployment: no other exterior site comes between the parts of the spaceport. */
function keepsSpaceport(t: Table, group: readonly Card[]): boolean {
  const called = (each: Card): string => defOf(t, each).name
  const town = group.findIndex((each) => called(each) === TOWN)
  if (town < 0 || !group.some((each) => IN_TOWN.includes(called(each)))) return true
  return group.slice(0, town).every((each) => rankOf(t, each) < 2)
}

/** rule swccg.marker-site: marker sites lie in the order of their numbers. */
function keepsMarkers(t: Table, card: Card, before: readonly Card[], after: readonly Card[]): boolean {
  const { marker } = defOf(t, card)
  if (marker === undefined) return true
  const number = (each: Card): number | undefined => defOf(t, each).marker
  return (
    before.every((each) => (number(each) ?? marker) <= marker) &&
    after.every((each) => (number(each) ?? marker) >= marker)
  )
}

/** rules swccg.locations, swccg.unique-and-restricted: may this location be deployed now? */
export function mayLocate(t: Table, card: Card): boolean {
  const def = defOf(t, card)
  const there = sameLocation(t, card)
  // rule swccg.converting-locations: the other side's version covers it; one's own is already there.
  if (there >= 0 && def.dots === 1) return defOf(t, there).side !== def.side
  if (def.diamonds !== undefined) {
    const copies = t.s.line.filter(
      (each) => defOf(t, each).name === def.name && systemOf(t, each) === systemOf(t, card),
    )
    if (copies.length >= def.diamonds) return false
  }
  // rule swccg.sectors: a sector that deploys to any planet needs a system; one of a certain system does not.
  if (isSector(t, card) && def.system === undefined) return t.s.line.some((each) => isSystem(t, each))
  if (def.diamonds !== undefined) return def.system !== undefined || t.s.line.length > 0
  return true
}

/** rules swccg.locations-converting, swccg.site, swccg.planet: puts a location on table: into the line, or over the one that it converts. */
export function locate(t: Table, card: Card, seat: Seat, at: number): void {
  const { s } = t
  const old = sameLocation(t, card)
  if (old >= 0 && defOf(t, card).dots === 1) {
    const where = s.line.indexOf(old)
    layOn(t, card, seat, -1)
    s.line = s.line.map((each, i) => (i === where ? card : each))
    for (const each of directlyOn(s, old)) place(s, each, card, s.as[each])
    place(s, old, card, BENEATH)
    t.watch?.({ is: 'converted', seat, card, old })
    return
  }
  layOn(t, card, seat, -1)
  s.line = [...s.line.slice(0, at), card, ...s.line.slice(at)]
  s.epoch++
  t.watch?.({ is: 'located', seat, card, at })
}
