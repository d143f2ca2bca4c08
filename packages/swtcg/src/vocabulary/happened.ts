import { type Card, cardOf, type Seat } from '@dejarik/kernel'
import { bound, type Scope } from '@dejarik/kernel/vocabulary'
import type { Pattern, Query, Ref } from '../effects/tree.js'
import { isMeant, isQuery } from '../rules/described.js'
import { arenaOf } from '../rules/zones.js'
import { arenas, type Table } from '../state.js'

/** The cards that were marked so this turn, of those that are what the pattern says. */
function marked(t: Table, mark: string, what: Query | Ref | undefined, x: Scope, you: Seat): boolean {
  return Object.keys(t.s.named).some((key) => {
    const [card, name] = key.split(' ')
    if (name !== mark || t.s.named[key] !== t.s.turn) return false
    return isAny(t, what, Number(card), x, you)
  })
}

const arenaCalled = (name: string): number => arenas.findIndex((arena) => arena === name)

/** The arena that a query names, by its zone or by its kind; -1: any. */
function arenaIn(what: Query | undefined, x: Scope): number {
  const zone = what?.zone
  if (typeof zone === 'string') return arenaCalled(zone)
  if (zone !== undefined && 'that' in zone) return x.that.arena?.[0] ?? -1
  return what === undefined ? -1 : arenaCalled(what.kind)
}

const isAny = (t: Table, what: Query | Ref | undefined, card: Card, x: Scope, you: Seat): boolean =>
  what === undefined || isMeant(t, what, card, x, you)

type Attack = Extract<Pattern, { to?: Query | Ref }>

function attacked(t: Table, { what, to }: Attack, x: Scope, you: Seat): boolean {
  if (to !== undefined || (what !== undefined && (!isQuery(what) || what.whose !== undefined)))
    return t.s.attacks.some(({ by, on }) => isAny(t, what, cardOf(by), x, you) && isAny(t, to, cardOf(on), x, you))
  const arena = arenaIn(what, x)
  return arena < 0 ? t.s.fought !== 0 : (t.s.fought & (1 << arena)) !== 0
}

/** From which arenas: the one named, the one chosen, the one where that unit is; any of them where nothing is said. */
function arenasFrom(t: Table, from: Query['zone'], x: Scope): readonly number[] {
  if (from === undefined || from === 'arena') return [0, 1, 2]
  if (typeof from === 'string') return [arenaCalled(from)]
  if (Array.isArray(from)) return from.map(arenaCalled)
  if ('that' in from) return x.that.arena ?? []
  return bound(t, from.of, x).map((card) => arenaOf(t.s, card))
}

/** What has happened this turn, as far as cards ask about it. */
export function happened(t: Table, pattern: Pattern, x: Scope, you: Seat): boolean {
  if (pattern.on === 'attack') return attacked(t, pattern, x, you)
  if (pattern.on === 'attack-end') {
    if (pattern.hitless) {
      const last = t.s.attacks.findLast(({ by }) => isAny(t, pattern.what, cardOf(by), x, you))
      return last?.hits === 0
    }
    return pattern.harmless ? marked(t, 'harmless', pattern.what, x, you) : attacked(t, pattern, x, you)
  }
  if (pattern.on === 'discard') {
    const what = pattern.what !== undefined && isQuery(pattern.what) ? pattern.what : undefined
    const seats = what?.whose === 'opponent' ? [1 - you] : what?.whose === 'yours' ? [you] : [0, 1]
    const kind = what === undefined ? -1 : arenaCalled(what.kind)
    const places = pattern.from === undefined && kind >= 0 ? [kind] : arenasFrom(t, pattern.from, x)
    return seats.some((seat) => places.some((arena) => (t.s.discarded[seat * 3 + arena] ?? 0) > 0))
  }
  return false
}
