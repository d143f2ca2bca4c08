import type { Seat } from '@dejarik/kernel'
import { type Any, bound, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { arenas, type Table } from '../state.js'

/** The cards that were marked so this turn, of those that are what the pattern says. */
function marked(t: Table, mark: string, what: Any, x: Scope, you: Seat): boolean {
  return Object.keys(t.s.named).some((key) => {
    const [card, name] = key.split(' ')
    if (name !== mark || t.s.named[key] !== t.s.turn) return false
    if (what === undefined) return true
    return typeof what === 'object' && 'kind' in what
      ? isA(t, Number(card), what, x, you)
      : bound(t, what, x).includes(Number(card))
  })
}

/** The arena that a query names, by its zone or by its kind; -1: any. */
function arenaIn(what: Any, x: Scope): number {
  if (typeof what?.zone === 'string') return arenas.indexOf(what.zone)
  if (what?.zone?.that === 'arena') return x.that.arena?.[0] ?? -1
  return arenas.indexOf(what?.kind)
}

function attacked(t: Table, pattern: Any, x: Scope, you: Seat): boolean {
  if (pattern.to !== undefined) return marked(t, 'attacked', pattern.to, x, you)
  if (pattern.what?.whose !== undefined) return marked(t, 'attacks', pattern.what, x, you)
  const arena = arenaIn(pattern.what, x)
  return arena < 0 ? t.s.fought !== 0 : (t.s.fought & (1 << arena)) !== 0
}

/** What has happened this turn, as far as cards ask about it. */
export function happened(t: Table, pattern: Any, x: Scope, you: Seat): boolean {
  if (pattern.on === 'attack') return attacked(t, pattern, x, you)
  if (pattern.on === 'attack-end') return marked(t, pattern.harmless ? 'harmless' : 'attacks', pattern.what, x, you)
  if (pattern.on === 'discard') {
    const seats = pattern.what?.whose === 'opponent' ? [1 - you] : pattern.what?.whose === 'yours' ? [you] : [0, 1]
    const from = arenas.indexOf(pattern.from)
    const places = from < 0 ? [0, 1, 2] : [from]
    return seats.some((seat) => places.some((arena) => (t.s.discarded[seat * 3 + arena] as number) > 0))
  }
  return false
}
