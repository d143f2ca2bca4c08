import type { OptionShown, Thing } from '../protocol.js'

export interface Offered {
  /** Its place among all options, by which it is answered. */
  readonly index: number
  readonly option: OptionShown
}

/** The options that are about everything pointed at. */
export const leftAfter = (options: readonly OptionShown[], path: readonly Thing[]): Offered[] =>
  options.flatMap((option, index) => (path.every((thing) => option.things.includes(thing)) ? [{ option, index }] : []))

/** What to point at next: the first thing of each option that has not been pointed at. */
export function nextThings(left: readonly Offered[], path: readonly Thing[]): Set<Thing> {
  const found = new Set<Thing>()
  for (const { option } of left) {
    const next = option.things.find((thing) => !path.includes(thing))
    if (next !== undefined) found.add(next)
  }
  return found
}
