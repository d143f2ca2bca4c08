import { type Card, cardOf, NONE, type Seat } from '@dejarik/kernel'
import type { Tally } from '../effects/tree.js'
import type { Draw, Table } from '../state.js'
import type { Drawing } from './destiny.js'
import { allSaid, isFor, isForSeat, type Said } from './gains.js'
import { modified } from './numbers.js'
import { holdsAt } from './player-numbers.js'
import { type NumberGain, numberTopic } from './topics.js'

const DESTINY = numberTopic('destiny')

/** Where the draw matters: at the battle, or where the card is that calls for it. */
const placeOf = (t: Table, f: Drawing): Card => f.location ?? t.s.battle?.at ?? NONE

const heardBy = (t: Table, f: Drawing, name: Tally, seat: Seat): Said<NumberGain>[] => {
  const all = allSaid(t, numberTopic(name))
  if (all.length === 0) return []
  const at = placeOf(t, f)
  const weapon = f.weapon ?? NONE
  return all.filter((said) => {
    const on = 'on' in said.gain ? said.gain.on : undefined
    const meant = isForSeat(t, said, seat) || (weapon !== NONE && isFor(t, said, weapon))
    return meant && holdsAt(t, said, at) && (on === undefined || weapon !== NONE)
  })
}

/** rule swccg.destiny-step-2: what changes each draw, and the destiny of the very card. */
export function eachDestiny(t: Table, f: Drawing, draw: Draw): number {
  let by = 0
  const own = allSaid(t, DESTINY).filter((said) => isFor(t, said, cardOf(draw.ref)))
  if (own.length > 0) by += modified(t, own, 0, null)
  if (f.kind === 'battle') by += modified(t, heardBy(t, f, 'battle-destiny', f.seat), 0, null)
  if (f.kind === 'weapon') by += modified(t, heardBy(t, f, 'weapon-destiny', f.seat), 0, null)
  return by
}

/** rules swccg.destiny-step-7, swccg.modifying-totals, swccg.substituted-modifying-totals: what changes the total. */
export function totalDestiny(t: Table, f: Drawing, sum: number): number {
  let total = sum + (f.plus ?? 0)
  if (f.kind === 'battle') total = modified(t, heardBy(t, f, 'total-battle-destiny', f.seat), total, null)
  if (f.kind === 'weapon') total = modified(t, heardBy(t, f, 'total-weapon-destiny', f.seat), total, null)
  return total
}
