import { type Card, cardOf, NONE, type Seat } from '@dejarik/kernel'
import type { Tally } from '../effects/tree.js'
import type { Draw, Table } from '../state.js'
import type { Drawing } from './destiny.js'
import { appliesTo, appliesToSeat, type Modifier, modifiersOf } from './modifiers/modifiers.js'
import { modified } from './modifiers/numbers.js'
import { appliesAt } from './modifiers/places.js'
import { type NumberGain, numberSubject } from './modifiers/subjects.js'

const DESTINY = numberSubject('destiny')

/** Where the draw matters: at the battle, or where the card is that calls for it. */
const placeOf = (t: Table, f: Drawing): Card => f.location ?? t.s.battle?.at ?? NONE

const heardBy = (t: Table, f: Drawing, name: Tally, seat: Seat): Modifier<NumberGain>[] => {
  const all = modifiersOf(t, numberSubject(name))
  if (all.length === 0) return []
  const at = placeOf(t, f)
  const weapon = f.weapon ?? NONE
  return all.filter((each) => {
    const on = 'on' in each.change ? each.change.on : undefined
    const meant = appliesToSeat(t, each, seat) || (weapon !== NONE && appliesTo(t, each, weapon))
    return meant && appliesAt(t, each, at) && (on === undefined || weapon !== NONE)
  })
}

/** rule swccg.destiny-step-2: what changes each draw, and the destiny of the very card. */
export function eachDestiny(t: Table, f: Drawing, draw: Draw): number {
  let by = 0
  const own = modifiersOf(t, DESTINY).filter((each) => appliesTo(t, each, cardOf(draw.ref)))
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
