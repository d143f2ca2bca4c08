import type { CoreState, Lasting } from './state.js'

/**
 * What is found once and holds until a card moves or a lasting effect comes or goes; `make` is called anew after that, with
 * what it made `before`: where that still holds, it may give it back. It must not depend on anything else: not on what is
 * tapped, nor on what lies face up.
 */
export function perChange<T, S extends CoreState = CoreState>(make: (s: S, before?: T) => T): (s: S) => T {
  let last: S | null = null
  let clock: number | undefined
  let cards: number | undefined
  let lasting: readonly Lasting[] | null = null
  let lasts: number | undefined
  let found: T | undefined
  return (s) => {
    const same =
      s === last &&
      s.clock === clock &&
      s.lasting === lasting &&
      s.lasting.length === lasts &&
      // Boards are laid card by card, without anything moving.
      s.def.length === cards
    if (same) return found as T
    const made = make(s, found)
    found = made
    last = s
    clock = s.clock
    lasting = s.lasting
    lasts = s.lasting.length
    cards = s.def.length
    return made
  }
}
