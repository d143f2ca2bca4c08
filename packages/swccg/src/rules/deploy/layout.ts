import { type Card, NONE } from '@dejarik/kernel'
import type { Table } from '../../state.js'
import {
  defOf,
  iconCount,
  isAsteroid,
  isDockingBay,
  isExterior,
  isSector,
  isSite,
  isSystem,
  systemOf,
} from '../facts.js'
import { insideOf } from '../ship-sites.js'

/** rules swccg.locations-deployment, swccg.sectors: interior sites, docking bay, exterior sites, clouds, system, asteroids. */
const INTERIOR = 0
const BAY = 1
const EXTERIOR = 2
const CLOUDS = 3
const SYSTEM = 4
const ASTEROIDS = 5
/** rule swccg.cloud-city-location-deployment: the second platform lies at the far end of the interior sites. */
const FAR_END = -1

function rankOf(t: Table, card: Card, group: readonly Card[]): number {
  if (isSystem(t, card)) return SYSTEM
  if (isSector(t, card)) return isAsteroid(t, card) ? ASTEROIDS : CLOUDS
  if (isDockingBay(t, card)) return isSecondPlatform(t, card, group) ? FAR_END : BAY
  return isSite(t, card) && isExterior(t, card) ? EXTERIOR : INTERIOR
}

/** A platform of the city in the clouds that is at the far end, or would come to be there. */
function isSecondPlatform(t: Table, card: Card, group: readonly Card[]): boolean {
  const { place } = defOf(t, card)
  if (place !== 'Cloud City') return false
  const at = group.indexOf(card)
  if (at === NONE) return group.some((each) => isDockingBay(t, each) && defOf(t, each).place === place)
  return group.slice(at + 1).some((each) => isSite(t, each) && defOf(t, each).place === place)
}

/** The places in the line where a location of that system may be put: any that keeps the pattern. */
export function positionsIn(t: Table, card: Card, system: string): number[] {
  const { line } = t.s
  const group = line.filter((each) => systemOf(t, each) === system)
  const rank = rankOf(t, card, group)
  if (group.length === 0) return [line.length]
  const first = line.indexOf(group[0] as Card)
  const last = line.indexOf(group.at(-1) as Card)
  const found: number[] = []
  for (let i = first; i <= last + 1; i++) {
    const before = group.filter((each) => line.indexOf(each) < i)
    const after = group.slice(before.length)
    if (!before.every((each) => rankOf(t, each, group) <= rank)) continue
    if (!after.every((each) => rankOf(t, each, group) >= rank)) continue
    if (partsCave(t, line[i - 1], line[i]) || !keepsMarkers(t, card, before, after)) continue
    if (keepsTown(t, [...before, card, ...after]) && keepsSpaceport(t, card, before, after)) found.push(i)
  }
  return found
}

/** rule swccg.cave-rules: it lies next to its asteroid. */
export const besideAsteroid = (t: Table, asteroid: Card): number[] => {
  const at = t.s.line.indexOf(asteroid)
  return [at, at + 1]
}

const partsCave = (t: Table, left: Card | undefined, right: Card | undefined): boolean =>
  left !== undefined && right !== undefined && (isCaveOf(t, left, right) || isCaveOf(t, right, left))

export const isCaveOf = (t: Table, cave: Card, asteroid: Card): boolean =>
  iconCount(t, cave, 'cave') > 0 && t.s.grouped[cave] === insideOf(t, cave, asteroid)

/** The town and the two places in it that it may not be parted from. */
const TOWN = 'Tatooine: Mos Eisley'
const IN_TOWN = ['Tatooine: Cantina', 'Tatooine: Docking Bay 94']

/** rule swccg.tatooine-location-deployment: no other exterior site comes between the parts of the town. */
function keepsTown(t: Table, group: readonly Card[]): boolean {
  const called = (each: Card): string => defOf(t, each).name
  const town = group.findIndex((each) => called(each) === TOWN)
  if (town === NONE || !group.some((each) => IN_TOWN.includes(called(each)))) return true
  return group.slice(0, town).every((each) => rankOf(t, each, group) < EXTERIOR)
}

const isSpaceport = (t: Table, card: Card | undefined): boolean =>
  card !== undefined && /\bspaceport\b/i.test(defOf(t, card).name)

/** rule swccg.spaceport-sites: next to another spaceport site of that planet, if there is one. */
function keepsSpaceport(t: Table, card: Card, before: readonly Card[], after: readonly Card[]): boolean {
  if (!isSpaceport(t, card) || ![...before, ...after].some((each) => isSpaceport(t, each))) return true
  return isSpaceport(t, before.at(-1)) || isSpaceport(t, after[0])
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
