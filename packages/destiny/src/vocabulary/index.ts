import { cardOf, lives, refOf } from '@dejarik/kernel'
import {
  amount,
  bound,
  find,
  playersOf,
  type Reading,
  type Scope,
  type SharedCondition,
  type SharedValue,
  sharedConditions,
  sharedEffects,
  sharedValues,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import { natives } from '../cards/natives.js'
import { symbols } from '../cards/side.js'
import { cardOfDie, hostOf, resourcesOf } from '../columns.js'
import { destinyEffects } from '../effects/index.js'
import type { Condition, DestinyTree, Ref, Value } from '../effects/tree.js'
import { inPlay, isCharacter, players } from '../rules/areas.js'
import { valueOfSide } from '../rules/dice.js'
import { costOf, handCount, handSize } from '../rules/numbers.js'
import type { State, Table } from '../state.js'
import { filters, thisDie } from './filters.js'
import { kinds, top } from './nouns.js'

const first = (t: Table, ref: Ref, x: Scope): number => bound(t, ref, x)[0] ?? -1
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

type OwnValue =
  | Exclude<Value, SharedValue<DestinyTree> | string>
  | Extract<Value, { cost: unknown } | { hand: unknown } | { minus: unknown }>
/** The key that tells a value of this game from the others. */
type ValueKey = OwnValue extends infer V ? (V extends object ? keyof V : never) : never

const values: Reading<OwnValue, ValueKey, number, State> = {
  /** rule destiny.die-value; a die that was just removed counts what it showed */
  value: (t, v, x) => {
    const die = first(t, v.value, x)
    return die < 0 ? 0 : valueOfSide(t, die)
  },
  // rule destiny.combined-value
  combined: (t, v, x, you) => {
    const dice =
      typeof v.combined === 'object' && 'kind' in v.combined ? find(t, v.combined, x, you) : bound(t, v.combined, x)
    return sum(dice.map((die) => valueOfSide(t, die)))
  },
  cost: (t, v, x) => {
    const card = first(t, v.cost, x)
    return card < 0 ? 0 : costOf(t, card)
  },
  /** What one has over the other. Where it has less there is no excess: to lose less than nothing would be a gain. */
  minus: (t, v, x, you) => Math.max(0, amount(t, v.minus[0], x, you) - amount(t, v.minus[1], x, you)),
  hand: (t, v, x, you) => sum(playersOf(t, v.hand, x, you).map((seat) => handCount(t, seat))),
  resources: (t, v, x, you) => sum(playersOf(t, v.resources, x, you).map((seat) => resourcesOf(t.s, seat))),
  'hand-size': (t, v, x, you) => sum(playersOf(t, v['hand-size'], x, you).map((seat) => handSize(t, seat))),
}

type OwnCondition = Exclude<Condition, SharedCondition<DestinyTree>>

const conditions: Reading<OwnCondition, 'control' | 'first-round' | 'blocked', boolean, State> = {
  control: (t, _c, _x, you) => t.s.control === you,
  'first-round': (t) => t.s.round === 1,
  /** Some of the damage that this ability just dealt was blocked by shields. */
  blocked: (_t, _c, x) => (x.that.blocked?.[0] ?? 0) > 0,
}

export const words: Vocabulary<State> = {
  effects: new Map([...sharedEffects, ...destinyEffects].map((rule) => [rule.do, rule])),
  natives: new Map(natives.map((rule) => [rule.do, rule])),
  kinds,
  top,
  filters: filters((n) => symbols[n] as string),
  values: new Map([...sharedValues, ...Object.entries(values)]),
  conditions: new Map([...sharedConditions, ...Object.entries(conditions)]),
  refs: new Map<string, (t: Table, x: Scope) => readonly number[]>([
    // rule destiny.self-referential-effects: itself only, never another copy
    ['this', (_t, x) => [cardOf(x.source)]],
    ['this-die', thisDie],
    [
      'attached',
      (t, x) => {
        const host = hostOf(t.s, cardOf(x.source))
        return host < 0 ? [] : [host]
      },
    ],
  ]),
  keep: (t, noun, thing) => (isCard(noun) ? refOf(t.s, thing) : thing),
  still(t, noun, kept) {
    if (!isCard(noun)) return kept
    // A character is the one that was named, or nobody; a card is followed wherever this ability moved it.
    return (noun === 'character' ? kept.filter((ref) => lives(t.s, ref) && inPlay(t.s, cardOf(ref))) : kept).map(cardOf)
  },
  players,
  // "Remove a character die. Then deal 1 damage to that character."
  bindsToo(t, noun, dice) {
    if (noun !== 'die') return null
    const characters = [...new Set(dice.map((die) => cardOfDie(t.s, die)))].filter((card) => isCharacter(t, card))
    return characters.length > 0 ? { noun: 'character', things: characters } : null
  },
}

const isCard = (noun: string): boolean =>
  noun !== 'die' && noun !== 'player' && noun !== 'symbol' && noun !== 'opponent'
