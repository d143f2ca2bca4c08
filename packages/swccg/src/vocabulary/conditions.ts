import { type Card, cardOf, refOf, type Seat } from '@dejarik/kernel'
import {
  type Any,
  amount,
  bound,
  isA,
  playersOf,
  type Scope,
  sharedConditions,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import type { Query } from '../effects/tree.js'
import { hasRule } from '../rules/allowed.js'
import { canForfeit } from '../rules/battle/damage.js'
import { isActive, isPresent } from '../rules/places.js'
import { controls, occupies } from '../rules/presence.js'
import type { Table } from '../state.js'
import { hasHappened } from './history.js'
import { isPlace, locationsOf } from './places.js'
import { isInBattle } from './standing.js'
import { drawsBy } from './values.js'

type Evaluate = (t: Table, tree: Any, x: Scope, you: Seat) => boolean

const holdsSome = (is: (t: Table, seat: Seat, location: Card) => boolean, key: string): Evaluate => {
  return (t, c, x, you) => {
    const at = locationsOf(t, c.at, x, you)
    for (const seat of playersOf(t, c[key], x, you)) for (const location of at) if (is(t, seat, location)) return true
    return false
  }
}

/** Can these be different cards of the battle, one for each query from this one on? */
function together(t: Table, queries: readonly Query[], x: Scope, you: Seat, taken: Card[]): boolean {
  const query = queries[taken.length]
  if (query === undefined) return true
  for (const ref of t.s.battle?.cards ?? []) {
    const card = cardOf(ref)
    if (refOf(t.s, card) !== ref || taken.includes(card) || !isInBattle(t, card) || !isA(t, card, query, x, you))
      continue
    taken.push(card)
    if (together(t, queries, x, you, taken)) return true
    taken.pop()
  }
  return false
}

const own: Record<string, Evaluate> = {
  control: holdsSome(controls, 'control'),
  occupy: holdsSome(occupies, 'occupy'),
  turn: (t, c, x, you) => playersOf(t, c.turn, x, you).includes(t.s.active),
  phase: (t, c, x, you) =>
    t.s.phase === c.phase && (c.of === undefined || playersOf(t, c.of, x, you).includes(t.s.active)),
  battle: (t, c, x, you) => t.s.battle !== null && (c.at === undefined || isPlace(t, c.at, t.s.battle.at, x, you)),
  together: (t, c, x, you) => t.s.battle !== null && together(t, c.together, x, you, []),
  // rules swccg.where-present, swccg.lightsabers: who acts is present, not inside of something.
  present: (t, c, x) => {
    const cards = bound(t, c.present, x)
    for (const card of cards) if (!isActive(t, card) || !isPresent(t, card)) return false
    return cards.length > 0
  },
  nighttime: (t, c, x, you) => {
    for (const location of locationsOf(t, c.nighttime, x, you)) if (hasRule(t, 'nighttime', location)) return true
    return false
  },
  happened: (t, c, x, you) => hasHappened(t, c.happened, c.in, x, you),
  paid: (_t, _c, x) => x.that.paid !== undefined,
  starting: (t, c, x, you) => {
    const cards = bound(t, c.starting, x)
    for (const seat of playersOf(t, c.of, x, you)) if (cards.includes(t.s.started[seat] as Card)) return true
    return false
  },
  drew: (t, c, x, you) => {
    const wanted = amount(t, c.value, x, you)
    for (const seat of playersOf(t, c.drew, x, you)) if (drawsBy(t, seat, x).includes(wanted)) return true
    return false
  },
  'can-forfeit': (t, c, x, you) => playersOf(t, c['can-forfeit'], x, you).some((seat) => canForfeit(t, seat)),
  won: (t, c, x, you) => t.s.battle !== null && playersOf(t, c.won, x, you).includes(t.s.battle.winner),
}

export const conditions: Vocabulary['conditions'] = new Map<string, Any>([...sharedConditions, ...Object.entries(own)])
