import type { Part } from '@dejarik/kernel'
import type { Thing } from '../protocol.js'

/** The number of a thing of this kind, or null. */
export function number(thing: Thing, kind: string): number | null {
  const [of, n] = thing.split(':')
  return of === kind && n !== undefined ? Number(n) : null
}

/** The parts of a number of a card: the first of them is what is printed on it. */
export const fromPrint = ([first, ...more]: readonly Part[]): readonly Part[] =>
  first === undefined ? [] : [{ ...first, from: 'printed' }, ...more]
