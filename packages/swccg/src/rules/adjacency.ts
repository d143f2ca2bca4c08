import { type Card, NONE } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { isAsteroid, isCloud, isSite, isSystem, systemOf } from './facts.js'
import { isNextToVehicle } from './ship-sites.js'

/** rules swccg.adjacent, swccg.vehicle-sites: neighbours in the line, of the same kind and the same system; systems are never adjacent. */
export const areAdjacent = (t: Table, a: Card, b: Card): boolean => a !== b && distance(t, a, b) === 1

/** Are both sites, both clouds or both asteroids? */
const areAlike = (t: Table, a: Card, b: Card): boolean =>
  (isSite(t, a) && isSite(t, b)) || (isCloud(t, a) && isCloud(t, b)) || (isAsteroid(t, a) && isAsteroid(t, b))

/** Steps between two sites, or two sectors, of one system; -1 where there is no way. */
export function distance(t: Table, a: Card, b: Card): number {
  if (!areAlike(t, a, b)) return NONE
  if (isNextToVehicle(t, a, b) || isNextToVehicle(t, b, a)) return 1
  const system = systemOf(t, a)
  if (system !== systemOf(t, b)) return NONE
  const { line } = t.s
  const from = line.indexOf(a)
  const to = line.indexOf(b)
  if (from < 0 || to < 0) return NONE
  let steps = 0
  // What lies between and belongs elsewhere, an asteroid's cave, is no step.
  for (let i = Math.min(from, to) + 1; i <= Math.max(from, to); i++)
    if (i === to || i === from || (systemOf(t, line[i] as Card) === system && areAlike(t, a, line[i] as Card))) steps++
  return steps
}

/** The adjacent locations of a site or sector. */
export const adjacentTo = (t: Table, location: Card): Card[] =>
  t.s.line.filter((each) => areAdjacent(t, location, each))

/** rules swccg.related-locations, swccg.asteroid-sectors: of one system; asteroids to the system and each other alone. */
export function areRelated(t: Table, a: Card, b: Card): boolean {
  if (a === b || systemOf(t, a) !== systemOf(t, b)) return false
  return isAsteroid(t, a) === isAsteroid(t, b) || isSystem(t, a) || isSystem(t, b)
}

/** The system card of that name on table, or -1. */
export const systemNamed = (t: Table, name: string): Card =>
  t.s.line.find((each) => isSystem(t, each) && systemOf(t, each) === name) ?? NONE

/** rule swccg.cloud-sectors: the clouds of a planet, the lowest first. */
export const cloudsOf = (t: Table, system: string): Card[] =>
  t.s.line.filter((each) => isCloud(t, each) && systemOf(t, each) === system)

/** The asteroids of a system, the one next to it first. */
export const asteroidsOf = (t: Table, system: string): Card[] =>
  t.s.line.filter((each) => isAsteroid(t, each) && systemOf(t, each) === system)
