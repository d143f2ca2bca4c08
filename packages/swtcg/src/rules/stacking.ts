import { type Card, move, type Seat } from '@dejarik/kernel'
import { sameUnique } from '../cards/same-name.js'
import type { Table } from '../state.js'
import { inherit, shift } from './moving.js'
import { hasRule } from './named-rules.js'
import { cannot } from './numbers.js'
import { fits } from './piloting.js'
import {
  ARENA,
  ATTACHED,
  arenaOf,
  arenasFor,
  BUILD,
  beneath,
  cardsIn,
  def,
  isUnit,
  unitsInArenas,
  zone,
} from './zones.js'

/** rule swtcg.general-stacking */
const MOST = 4

/** One way to bring a unit card into play: by itself, or into a stack. */
export interface Way {
  /** The top of the stack; -1: by itself. */
  on: Card
  where: 'top' | 'beneath' | ''
  /** Build counters needed. */
  cost: number
}

/** rule swtcg.gl-total-build-cost: the top card's cost and 1 for each card beneath. */
export function stackCost(t: Table, top: Card): number {
  const { build } = def(t, top)
  return (typeof build === 'number' ? build : 0) + beneath(t.s, top).length
}

/** The unit of this seat with the same (or an equivalent) unique name, in battle or retreated; -1: none. */
export function namesake(t: Table, seat: Seat, card: Card): Card {
  const { version, name } = def(t, card)
  if (version === undefined) return -1
  const pilots = cardsIn(t.s, seat, ATTACHED).filter((unit) => (t.s.piloting[unit] as Card) >= 0)
  const all = [...unitsInArenas(t.s, seat), ...cardsIn(t.s, seat, BUILD), ...pilots]
  return (
    all.find(
      (unit) =>
        unit !== card &&
        (isUnit(t, unit) || (t.s.piloting[unit] as Card) >= 0) &&
        def(t, unit).version !== undefined &&
        sameUnique(def(t, unit).name, name),
    ) ?? -1
  )
}

/** rules swtcg.general-stacking, swtcg.unique-setup, swtcg.making-a-stack: the ways open to this card. */
export function ways(t: Table, seat: Seat, card: Card, settingUp: boolean): Way[] {
  const { build, version } = def(t, card)
  const cost = typeof build === 'number' ? build : 0
  const on = namesake(t, seat, card)
  if (on < 0) return [{ on: -1, where: '', cost }]
  if (cannot(t, card, 'stack')) return []
  const stack = [on, ...beneath(t.s, on)]
  const spirit = (one: Card) => def(t, one).abilities.some((a) => a.ability === 'keyword' && a.keyword === 'spirit')
  // Some cards let a stack be of any size.
  const full = stack.length >= MOST && !hasRule(t, on, 'tall-stack')
  if (full || stack.some((each) => def(t, each).version === version) || spirit(on) || spirit(card)) return []
  const top = def(t, on).build
  const topCost = typeof top === 'number' ? top : 0
  // In setup a unit of another type goes beneath, and so does a cheaper one.
  const sameArena = arenasFor(t, card).includes(arenaOf(t.s, on))
  const found: Way[] = [{ on, where: 'beneath', cost: 1 }]
  // rule swtcg.unique-pilots: it may not fall off its unit after its move
  const unit = t.s.piloting[on] as Card
  if (unit >= 0 && t.s.moved[on] === 1 && !fits(t, card, unit)) return found
  if (cost <= topCost) {
    if (!settingUp || (cost === topCost && sameArena)) found.push({ on, where: 'top', cost: 1 })
  } else if (!settingUp || sameArena) found.push({ on, where: 'top', cost: cost - topCost + 1 })
  return found
}

/** Puts a card into a stack; a new top takes over the place, the damage and whatever is attached. */
export function stackOn(t: Table, card: Card, on: Card, where: string): void {
  const { s } = t
  const seat = s.controller[on] as Seat
  s.counters[card] = 0
  if (where === 'beneath') {
    move(t, card, zone(seat, ATTACHED))
    s.under[card] = on
  } else {
    const place = s.pile[on] as number
    move(t, card, place)
    takeOver(t, on, card)
  }
  s.controller[card] = seat
  t.watch?.({ is: 'stacked', seat, card, on, where })
}

/** One card becomes the top in place of another of its stack. rule swtcg.rearranging-stack */
export function takeOver(t: Table, old: Card, top: Card): void {
  const { s } = t
  for (const column of [s.damage, s.tapped, s.moved]) {
    column[top] = column[old] as number
    column[old] = 0
  }
  s.faceUp[top] = s.faceUp[old] as number
  // rule swtcg.unique-pilots
  s.piloting[top] = s.piloting[old] as Card
  s.piloting[old] = -1
  for (let card = 0; card < s.def.length; card++) {
    if (s.under[card] === old) s.under[card] = top
    if (s.piloting[card] === old) s.piloting[card] = top
    if (s.equipped[card] === old) s.equipped[card] = top
  }
  inherit(t, old, top)
  if (s.attacker === old) s.attacker = top
  if (s.defender === old) s.defender = top
  const seat = s.controller[old] as Seat
  move(t, old, zone(seat, ATTACHED))
  s.under[old] = top
  // A top of another type moves to its arena at once.
  const arena = arenaOf(s, top)
  if (arena >= 0 && !arenasFor(t, top).includes(arena))
    shift(t, top, zone(seat, ARENA + (arenasFor(t, top)[0] as number)))
}
