import type { Thing } from '../protocol.js'

/** The number of a thing of this kind, or null. */
export function number(thing: Thing, kind: string): number | null {
  const [of, n] = thing.split(':')
  return of === kind && n !== undefined ? Number(n) : null
}
