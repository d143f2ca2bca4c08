import { type Card, cardOf, refOf, type Seat } from '@dejarik/kernel'
import {
  amount,
  bound,
  isA,
  playersOf,
  type Reading,
  type Scope,
  type SharedCondition,
  sharedConditions,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import type { Condition, Place, Query, SwccgTree, Who } from '../effects/tree.js'
import { canForfeit } from '../rules/battle/damage.js'
import { isActive, isPresent } from '../rules/card-states.js'
import { hasRule } from '../rules/modifiers/permissions.js'
import { controls, controlsToDrain, occupies } from '../rules/presence.js'
import type { State, Table } from '../state.js'
import { hasHappened } from './history.js'
import { isPlace, locationsOf } from './places.js'
import { isInBattle } from './standing.js'
import { drawsBy } from './values.js'

/** Is it so of one of these players at one of these places? */
function holdsSome(
  t: Table,
  is: (t: Table, seat: Seat, location: Card) => boolean,
  who: Who,
  at: Place,
  x: Scope,
  you: Seat,
): boolean {
  const locations = locationsOf(t, at, x, you)
  for (const seat of playersOf(t, who, x, you)) for (const location of locations) if (is(t, seat, location)) return true
  return false
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

type Own = Exclude<Condition, SharedCondition<SwccgTree>>
/** The key that tells a condition of this game from the others. */
export type ConditionKey = Exclude<
  Own extends infer C ? (C extends object ? keyof C : never) : never,
  'at' | 'of' | 'in' | 'value'
>

const own: Reading<Own, ConditionKey, boolean, State> = {
  control: (t, c, x, you) => holdsSome(t, 'drain' in c ? controlsToDrain : controls, c.control, c.at, x, you),
  occupy: (t, c, x, you) => holdsSome(t, occupies, c.occupy, c.at, x, you),
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

export const conditions: Vocabulary['conditions'] = new Map([...sharedConditions, ...Object.entries(own)])
