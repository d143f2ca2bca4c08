import { type Card, refOf, type Seat } from '@dejarik/kernel'
import { amount, bind, bound, find, holds, nounOf, type Scope } from '@dejarik/kernel/vocabulary'
import { type Side, symbols } from '../cards/side.js'
import { cardOfDie, damageOn, resourcesOf, seatOfPool, shieldsOn } from '../columns.js'
import type { Effect, Query, Target, Value } from '../effects/tree.js'
import { cardsIn, def, PLAY } from '../rules/areas.js'
import { sideOf } from '../rules/dice.js'
import { handSize } from '../rules/numbers.js'
import { type Die, IN_POOL, type Table } from '../state.js'
import { cardValue, rolling } from './cards.js'
import { valueOfEffect } from './effects.js'
import { averageDie, showingValue, sideValue } from './sides.js'

/** A player who imagines what would come of an effect: everything is counted for them, in damage. */
interface Mind {
  readonly t: Table
  readonly me: Seat
  readonly x: Scope
}

/**
 * What an effect of this card would do on this table for whoever uses it: whoever chooses is taken to choose what is best
 * for them at first sight. What a table has nothing to do with is read from the tree alone.
 */
export function imagined(t: Table, card: Card, me: Seat, effect: Effect): number {
  const x: Scope = { you: me, source: refOf(t.s, card), that: {}, number: 0, die: -1, opponent: foe(t, me) }
  return value({ t, me, x }, effect, me)
}

/** Of several opponents the next. */
const foe = (t: Table, seat: Seat): Seat => t.rules.words.players(t.s, seat)[1] ?? seat

type Imagine<E> = (mind: Mind, effect: E, you: Seat) => number

function value(mind: Mind, effect: Effect, you: Seat): number {
  // It is found by its verb.
  const imagine = verbs[effect.do] as Imagine<Effect> | undefined
  if (imagine !== undefined) return imagine(mind, effect, you)
  return you === mind.me ? valueOfEffect(effect) : -valueOfEffect(effect)
}

/** The best for whoever chooses. */
const best = (mind: Mind, you: Seat, values: readonly number[]): number =>
  you === mind.me ? Math.max(...values) : Math.min(...values)

/** How many of so many are chosen, at least and at most. */
function bounds({ t, x }: Mind, target: Target, of: number, you: Seat): [least: number, most: number] {
  const choose = typeof target === 'object' && 'choose' in target ? target.choose : 1
  if (choose === 'any') return [0, of]
  if (typeof choose === 'object' && 'upTo' in choose) return [0, Math.min(of, amount(t, choose.upTo, x, you))]
  const n = Math.min(of, amount(t, choose, x, you))
  return [n, n]
}

/** What a target is taken from; undefined where it names things. */
function queryOf(target: Target): Query | undefined {
  if (typeof target === 'string') return undefined
  return 'each' in target ? target.each : 'from' in target ? target.from : undefined
}

/** The things that whoever chooses would take, by what each is worth to the mind; they are "that …" from now on. */
function taken(mind: Mind, target: Target, you: Seat, worth: (thing: number) => number, exactly?: number): number {
  const { t, x, me } = mind
  if (typeof target === 'string' || 'that' in target) {
    const things = bound(t, target, x)
    x.number = things.length
    let sum = 0
    for (const thing of things) sum += worth(thing)
    return sum
  }
  const query = queryOf(target)
  if (query === undefined) return 0
  const sign = you === me ? 1 : -1
  const things = find(t, query, x, you)
  let most = things.length
  let least = most
  if (!('each' in target)) [least, most] = exactly === undefined ? bounds(mind, target, most, you) : [exactly, exactly]
  let sum = 0
  let n = 0
  for (; n < most; n++) {
    // The best that is left comes next.
    let place = n
    let value = worth(things[n] as number)
    for (let i = n + 1; i < things.length && least < things.length; i++) {
      const other = worth(things[i] as number)
      if (sign * other <= sign * value) continue
      value = other
      place = i
    }
    if (n >= least && sign * value <= 0) break
    const thing = things[place] as number
    things[place] = things[n] as number
    things[n] = thing
    sum += value
  }
  things.length = n
  bind(t, x, nounOf(target), things)
  x.number = n
  return sum
}

/** What a die in a pool is worth to the mind: what it shows to whoever has it. */
const dieWorth = ({ t, me }: Mind, die: Die): number => {
  const holder = seatOfPool(t.s, die)
  if (t.s.dieAt[die] !== IN_POOL) return 0
  return (holder === me ? 1 : -1) * (showingValue(t, die, holder) + 0.1)
}

/** What so much damage means to the mind: shields take some, and nobody loses more than they have. */
function hurt({ t, me }: Mind, card: Card, n: number): number {
  const { s } = t
  const left = (def(t, card).health ?? 0) - damageOn(s, card)
  const through = Math.max(0, n - shieldsOn(s, card))
  const lost = Math.min(through, left) + 0.5 * (n - through) + (through >= left && n > 0 ? 2 : 0)
  return s.controller[card] === me ? -lost : lost
}

/** What is good for its controller is good for the mind where that is theirs. */
const mine = ({ t, me }: Mind, card: Card, good: number): number => (t.s.controller[card] === me ? good : -good)

/** The most that a die could show instead. */
function bestSide({ t }: Mind, die: Die): number {
  const holder = seatOfPool(t.s, die)
  const definition = def(t, cardOfDie(t.s, die))
  let most = 0
  for (const side of definition.die as readonly Side[])
    most = Math.max(most, sideValue(t, die, side, holder, definition))
  return most - showingValue(t, die, holder)
}

/** What a seat could still do this round. */
function stillToCome({ t }: Mind, seat: Seat): number {
  const { s } = t
  if (s.claimed === seat) return 0
  let sum = 0
  for (let die = 0; die < s.dieAt.length; die++)
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) sum += showingValue(t, die, seat)
  for (const card of cardsIn(s, seat, PLAY)) if (s.exhausted[card] === 0) sum += 0.7 * rolling(t, card)
  return sum
}

const n = ({ t, x }: Mind, tree: Value, you: Seat): number => amount(t, tree, x, you)

/** The ways to do something whose worth lies in what comes of it: as many dice as pay, the symbol that hits most. */
function waysOf(mind: Mind, first: Effect, you: Seat): (() => number)[] | null {
  const { t, x } = mind
  if (first.do === 'remove-die') {
    const { what } = first
    if (typeof what !== 'object' || !('choose' in what) || what.choose !== 'any') return null
    return find(t, what.from, x, you).map(
      (_die, less) => () => taken(mind, what, you, (die) => -dieWorth(mind, die), less + 1),
    )
  }
  if (first.do !== 'choose-symbol') return null
  const shown = new Set(find(t, first.from, x, you).map((die) => symbols.indexOf(sideOf(t, die).symbol as never)))
  return [...shown].map((symbol) => () => {
    bind(t, x, 'symbol', [symbol])
    return 0
  })
}

const verbs: { readonly [V in Effect['do']]?: Imagine<Extract<Effect, { do: V }>> } = {
  sequence: (mind, e, you) => e.steps.reduce((sum, each) => sum + value(mind, each, you), 0),
  try: (mind, e, you) => value(mind, e.effect, you),
  may: (mind, e, you) => best(mind, you, [0, value(mind, e.effect, you)]),
  either: (mind, e, you) =>
    best(
      mind,
      you,
      e.options.map((each) => value(mind, each, you)),
    ),
  if: (mind, e, you) =>
    holds(mind.t, e.if, mind.x, you) ? value(mind, e.then, you) : e.else === undefined ? 0 : value(mind, e.else, you),
  as: (mind, e, you) => {
    if (e.who === 'opponent') return value(mind, e.effect, foe(mind.t, you))
    if (e.who === 'each-player') return value(mind, e.effect, mind.me) + value(mind, e.effect, foe(mind.t, mind.me))
    return value(mind, e.effect, you)
  },
  then(mind, e, you) {
    const ways = waysOf(mind, e.first, you)
    if (ways === null) return value(mind, e.first, you) + value(mind, e.next, you)
    return best(mind, you, [0, ...ways.map((way) => way() + value(mind, e.next, you))])
  },
  choose: (mind, e, you) => {
    taken(mind, e.what, you, (thing) => (nounOf(e.what) === 'die' ? -dieWorth(mind, thing) : 0))
    return 0
  },
  'remove-die': (mind, e, you) => taken(mind, e.what, you, (die) => -dieWorth(mind, die)),
  'turn-die': (mind, e, you) =>
    taken(mind, e.what, you, (die) => {
      const own = mind.t.s.diePool[die] === mind.me
      return own ? bestSide(mind, die) : showingValue(mind.t, die, seatOfPool(mind.t.s, die))
    }),
  'reroll-die': (mind, e, you) =>
    taken(mind, e.what, you, (die) => {
      const holder = seatOfPool(mind.t.s, die)
      const gain = averageDie(def(mind.t, cardOfDie(mind.t.s, die))) - showingValue(mind.t, die, holder)
      return holder === mind.me ? gain : -gain
    }),
  'deal-damage': (mind, e, you) => {
    const damage = n(mind, e.n, you)
    return taken(mind, e.to, you, (card) => hurt(mind, card, damage))
  },
  'give-shields': (mind, e, you) => {
    const shields = n(mind, e.n, you)
    return taken(mind, e.to, you, (card) => {
      const room = Math.max(0, 3 - shieldsOn(mind.t.s, card))
      return mine(mind, card, 0.55 * Math.min(shields, room))
    })
  },
  'remove-shields': (mind, e, you) => {
    const { shields } = mind.t.s
    if (e.n !== 'any') {
      const most = e.n === 'all' ? 3 : n(mind, e.n, you)
      return taken(mind, e.from, you, (card) => mine(mind, card, -0.5 * Math.min(most, shields[card] as number)))
    }
    // Shields that are given up for something: whoever has most of them gives them.
    const query = queryOf(e.from)
    const found = query === undefined ? [] : find(mind.t, query, mind.x, you)
    const most = Math.max(0, ...found.map((card) => shields[card] as number))
    mind.x.number = most
    return -0.5 * most
  },
  heal: (mind, e, you) => {
    const damage = n(mind, e.n, you)
    return taken(mind, e.from, you, (card) => mine(mind, card, 0.7 * Math.min(damage, damageOn(mind.t.s, card))))
  },
  exhaust: (mind, e, you) =>
    e.what === 'this'
      ? valueOfEffect(e)
      : taken(mind, e.what, you, (card) =>
          mine(mind, card, mind.t.s.exhausted[card] === 0 ? -rolling(mind.t, card) : 0),
        ),
  ready: (mind, e, you) =>
    taken(mind, e.what, you, (card) => mine(mind, card, mind.t.s.exhausted[card] === 1 ? rolling(mind.t, card) : 0)),
  'lose-resources': (mind, e, you) => {
    const have = resourcesOf(mind.t.s, you)
    const lost = 0.6 * Math.min(have, e.n === 'all' ? have : n(mind, e.n, you))
    return you === mind.me ? -lost : lost
  },
  'gain-resources': (mind, e, you) => (you === mind.me ? 0.7 : -0.7) * n(mind, e.n, you),
  spend: (mind, e, you) => (you === mind.me ? -0.7 : 0.7) * n(mind, e.n, you),
  draw: (mind, e, you) =>
    (you === mind.me ? 0.5 : -0.5) * (e.n === 'hand-size' ? handSize(mind.t, you) : n(mind, e.n, you)),
  discard: (mind, e, you) =>
    typeof e.what === 'object' && 'top' in e.what
      ? valueOfEffect(e)
      : taken(mind, e.what, you, (card) => mine(mind, card, -0.6 * Math.max(0.6, cardValue(mind.t, card)))),
  'end-action-phase': (mind) => stillToCome(mind, foe(mind.t, mind.me)) - stillToCome(mind, mind.me),
}
