import type { Seat } from '@dejarik/kernel'
import type { Side } from '../cards/side.js'
import { cardOfDie, resourcesOf, sideOfDie } from '../columns.js'
import type { Definition } from '../definitions.js'
import { cardsIn, def, HAND } from '../rules/areas.js'
import { valueOfSide } from '../rules/dice.js'
import type { Die, Table } from '../state.js'
import { valueOfAbilities } from './effects.js'

/** What is worth one damage: the unit in which everything here is counted. */
const RESOURCE = 0.7

/** What a side brings when it is resolved, before its cost; what a special does is read from the card. */
export function printedSide(definition: Definition, side: Side): number {
  const n = side.value === 'X' ? 2 : side.value
  switch (side.symbol) {
    case 'melee':
    case 'ranged':
      return n
    case 'shield':
      return 0.55 * n
    case 'resource':
      return RESOURCE * n
    case 'disrupt':
    case 'discard':
      return 0.45 * n
    case 'focus':
      return 0.8 * n
    case 'special':
      return Math.max(0.3, valueOfAbilities(definition, 'special'))
    default:
      return 0
  }
}

const averages = new WeakMap<Definition, number>()

/** What one roll of a card's die brings on average; a side that costs, or only adds, brings less. */
export function averageDie(definition: Definition): number {
  const known = averages.get(definition)
  if (known !== undefined) return known
  let sum = 0
  for (const side of definition.die ?? []) {
    sum += Math.max(0, printedSide(definition, side) - RESOURCE * side.cost) * (side.modifier ? 0.6 : 1)
  }
  averages.set(definition, sum / 6)
  return sum / 6
}

/** What the side that a die shows is worth now to the seat in whose pool it lies. */
export function showingValue(t: Table, die: Die, seat: Seat): number {
  const definition = def(t, cardOfDie(t.s, die))
  const side = (definition.die as readonly Side[])[sideOfDie(t.s, die)] as Side
  return sideValue(t, die, side, seat, definition)
}

/** The same for any side of that die. */
export function sideValue(t: Table, die: Die, side: Side, seat: Seat, definition: Definition): number {
  const { s } = t
  if (side.symbol === 'blank') return 0
  const short = side.cost - resourcesOf(s, seat)
  const paid = RESOURCE * side.cost + (short > 0 ? 0.5 * short : 0)
  let value = printedSide(definition, side)
  if (side.value === 'X' && (definition.die as readonly Side[])[sideOfDie(s, die)] === side)
    value *= valueOfSide(t, die) / 2
  if (side.modifier) value *= baseFor(t, side, seat) ? 1 : 0.25
  if (s.seats === 2) {
    const them = 1 - seat
    const most = side.value === 'X' ? 2 : side.value
    // Nothing to take, nothing gained.
    if (side.symbol === 'disrupt') value = 0.55 * Math.min(most, resourcesOf(s, them))
    if (side.symbol === 'discard') value = 0.5 * Math.min(most, cardsIn(s, them, HAND).length)
  }
  return Math.max(0, value - paid)
}

/** Is there a die in this pool to which a modifier of this symbol could be added? */
function baseFor(t: Table, { symbol }: Side, seat: Seat): boolean {
  const { s } = t
  for (let die = 0; die < s.dieAt.length; die++) {
    if (s.dieAt[die] !== 2 || s.diePool[die] !== seat) continue
    const shown = (def(t, cardOfDie(s, die)).die as readonly Side[])[sideOfDie(s, die)] as Side
    if (!shown.modifier && shown.symbol === symbol) return true
  }
  return false
}
