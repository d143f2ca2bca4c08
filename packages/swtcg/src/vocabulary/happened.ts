import { type Card, cardOf, type Seat } from '@dejarik/kernel'
import { type Any, bound, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { arenaOf } from '../rules/zones.js'
import { arenas, type Table } from '../state.js'

/** The cards that were marked so this turn, of those that are what the pattern says. */
function marked(t: Table, mark: string, what: Any, x: Scope, you: Seat): boolean {
  return Object.keys(t.s.named).some((key) => {
    const [card, name] = key.split(' ')
    if (name !== mark || t.s.named[key] !== t.s.turn) return false
    return isMeant(t, what, Number(card), x, you)
  })
}

/** The arena that a query names, by its zone or by its kind; -1: any. */
function arenaIn(what: Any, x: Scope): number {
  if (typeof what?.zone === 'string') return arenas.indexOf(what.zone)
  if (what?.zone?.that === 'arena') return x.that.arena?.[0] ?? -1
  return arenas.indexOf(what?.kind)
}

const isMeant = (t: Table, what: Any, card: Card, x: Scope, you: Seat): boolean =>
  what === undefined ||
  (typeof what === 'object' && 'kind' in what ? isA(t, card, what, x, you) : bound(t, what, x).includes(card))

function attacked(t: Table, pattern: Any, x: Scope, you: Seat): boolean {
  const { what, to } = pattern
  if (to !== undefined || (what !== undefined && (what.kind === undefined || what.whose !== undefined)))
    return t.s.attacks.some(({ by, on }) => isMeant(t, what, cardOf(by), x, you) && isMeant(t, to, cardOf(on), x, you))
  const arena = arenaIn(pattern.what, x)
  return arena < 0 ? t.s.fought !== 0 : (t.s.fought & (1 << arena)) !== 0
}

/** From which arenas: the one named, the one chosen, the one where that unit is; any of them where nothing is said. */
function arenasFrom(t: Table, from: Any, x: Scope): readonly number[] {
  if (from === undefined || from === 'arena') return [0, 1, 2]
  if (Array.isArray(from)) return from.map((each) => arenas.indexOf(each))
  if (typeof from === 'string') return [arenas.indexOf(from as 'space')]
  if ('that' in from) return x.that.arena ?? []
  return bound(t, from.of, x).map((card) => arenaOf(t.s, card))
}

/** What has happened this turn, as far as cards ask about it. */
export function happened(t: Table, pattern: Any, x: Scope, you: Seat): boolean {
  if (pattern.on === 'attack') return attacked(t, pattern, x, you)
  if (pattern.hitless) {
    const last = t.s.attacks.findLast(({ by }) => isMeant(t, pattern.what, cardOf(by), x, you))
    return last?.hits === 0
  }
  if (pattern.on === 'attack-end')
    return pattern.harmless ? marked(t, 'harmless', pattern.what, x, you) : attacked(t, pattern, x, you)
  if (pattern.on === 'discard') {
    const seats = pattern.what?.whose === 'opponent' ? [1 - you] : pattern.what?.whose === 'yours' ? [you] : [0, 1]
    const kind = arenas.indexOf(pattern.what?.kind)
    const places = pattern.from === undefined && kind >= 0 ? [kind] : arenasFrom(t, pattern.from, x)
    return seats.some((seat) => places.some((arena) => (t.s.discarded[seat * 3 + arena] as number) > 0))
  }
  return false
}
