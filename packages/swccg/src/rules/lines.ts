import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { isSector, isSite, isSystem, systemOf } from './facts.js'

/** rule swccg.adjacent: neighbours in the line, of the same kind and the same system; systems are never adjacent. */
export function areAdjacent(t: Table, a: Card, b: Card): boolean {
  return a !== b && distance(t, a, b) === 1
}

/** Steps between two sites, or two sectors, of one system; -1 where there is no way. */
export function distance(t: Table, a: Card, b: Card): number {
  const sites = isSite(t, a) && isSite(t, b)
  if (!sites && !(isSector(t, a) && isSector(t, b))) return -1
  if (systemOf(t, a) !== systemOf(t, b)) return -1
  const { line } = t.s
  const from = line.indexOf(a)
  const to = line.indexOf(b)
  if (from < 0 || to < 0) return -1
  return Math.abs(from - to)
}

/** The adjacent locations of a site or sector. */
export function adjacentTo(t: Table, location: Card): Card[] {
  const { line } = t.s
  const at = line.indexOf(location)
  return [line[at - 1], line[at + 1]].filter(
    (each): each is Card => each !== undefined && areAdjacent(t, location, each),
  )
}

/** rule swccg.related-locations: of one system. */
export const areRelated = (t: Table, a: Card, b: Card): boolean => a !== b && systemOf(t, a) === systemOf(t, b)

/** The system card of that name on table, or -1. */
export const systemNamed = (t: Table, name: string): Card =>
  t.s.line.find((each) => isSystem(t, each) && systemOf(t, each) === name) ?? -1
