import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ability, type CoreState, couldDo, type Frame, pick, type Seat, type Table } from '@dejarik/kernel'
import {
  aimed as aimedOf,
  aim as aimOf,
  amount as amountOf,
  bind,
  bound,
  canAim as canAimOf,
  type EffectFrame,
  effect,
  exists as existsOf,
  find as findOf,
  holds as holdsOf,
  inFull as inFullOf,
  isA as isAOf,
  nounOf as nounOfOf,
  opponentsOf,
  perform,
  playersOf as playersOfOf,
  possible,
  type Scope,
  sharedConditions,
  sharedValues,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import { noWords } from '../words.js'

/** Trees of no known game. */
// biome-ignore lint/suspicious/noExplicitAny: the stand-in game has no types of its own
type Loose = any
const amount = (at: Table, tree: unknown, x: Scope, you: Seat) => amountOf(at, tree as Loose, x, you)
const holds = (at: Table, tree: object, x: Scope, you: Seat) => holdsOf(at, tree as Loose, x, you)
const find = (at: Table, query: object, x: Scope, you: Seat) => findOf(at, query as Loose, x, you)
const exists = (at: Table, query: object, x: Scope, you: Seat, fits?: (n: number) => boolean) =>
  existsOf(at, query as Loose, x, you, fits)
const isA = (at: Table, thing: number, query: object, x: Scope, you: Seat) => isAOf(at, thing, query as Loose, x, you)
const playersOf = (at: Table, who: unknown, x: Scope, you: Seat) => playersOfOf(at, who as Loose, x, you)
const aim = (at: Table, f: EffectFrame, target: unknown, fits?: (n: number) => boolean) =>
  aimOf(at, f, target as Loose, fits)
const aimed = (at: Table, f: EffectFrame, target: unknown) => aimedOf(at, f, target as Loose)
const inFull = (at: Table, f: EffectFrame, target: unknown, things: number[]) =>
  inFullOf(at, f, target as Loose, things)
const canAim = (at: Table, target: unknown, x: Scope, you: Seat, fits?: (n: number) => boolean) =>
  canAimOf(at, target as Loose, x, you, fits)
const nounOf = (target: unknown) => nounOfOf(target as Loose)

/** Things are numbers; an even one is yours. A thing is a die from 100 up. */
const words: Vocabulary = {
  ...noWords,
  effects: new Map([
    ['sing', effect('sing', { go() {} })],
    ['dance', effect('dance', { go() {} }, (_t, { n }: { do: string; n: number }, x) => n === x.opponent)],
  ]),
  natives: new Map([['own', effect('own', { go() {} }, () => false)]]),
  kinds: new Map([
    ['card', { all: () => [1, 2, 3, 4], is: (_t, thing) => thing < 100 }],
    ['die', { all: () => [101, 102], is: (_t, thing) => thing >= 100 }],
  ]),
  filters: new Map([
    ['whose', (_t, thing, wanted) => (wanted === 'yours') === (thing % 2 === 0)],
    ['least', (_t, thing, wanted) => thing >= (wanted as number)],
  ]),
  refs: new Map([
    ['this', () => [7]],
    ['none', () => []],
  ]),
  values: new Map([...sharedValues, ['x', () => 3]]),
  conditions: sharedConditions,
  top: (_t, { top, of }: Loose, x: Scope) => (of?.that ? [...(x.that.player ?? [])] : [8, 9].slice(0, top)),
  players: ({ seats, out = [] }: CoreState & { out?: Seat[] }, from) =>
    Array.from({ length: seats }, (_, i) => (from + i) % seats).filter((seat) => !out.includes(seat)),
}

function table(seats = 2, more: object = {}, state: object = {}): Table {
  const s = { seats, stack: [] as Frame[], owner: [0, 0, 1, 1], ...state } as unknown as CoreState
  return {
    s,
    rules: { words: { ...words, ...more } },
    catalog: { nodes: [{ do: 'sing' }], nodeOf: new Map() },
  } as unknown as Table
}
const scope = (more: Partial<Scope> = {}): Scope => ({
  you: 0,
  source: 0,
  that: {},
  number: 5,
  die: -1,
  opponent: -1,
  ...more,
})
const t = table()
const value = (tree: unknown, x = scope()) => amount(t, tree, x, 0)
const is = (tree: object, x = scope()) => holds(t, tree, x, 0)

test('numbers that a tree describes', () => {
  assert.deepEqual(
    [4, 'x', { that: 'number' }, { count: { kind: 'card' } }, { count: { kind: 'card', whose: 'yours' } }].map((tree) =>
      value(tree),
    ),
    [4, 3, 5, 4, 2],
  )
  assert.deepEqual(
    [{ half: 5 }, { half: 4 }, { plus: [2, 3] }, { minus: [2, 3] }, { times: [2, 3] }].map((tree) => value(tree)),
    [3, 2, 5, -1, 6],
  )
  const either = (n: number) => ({ if: { compare: [n, '>', 1] }, then: 10, else: 20 })
  assert.deepEqual([value(either(2)), value(either(1))], [10, 20])
  for (const none of ['y', { y: 1 }, null, undefined, true])
    assert.throws(() => value(none), { message: `No value is called ${JSON.stringify(none)}` })
})

test('conditions that a tree describes', () => {
  const compared = (sign: string) => [1, 2, 3].map((n) => is({ compare: [n, sign, 2] }))
  assert.deepEqual(compared('>'), [false, false, true])
  assert.deepEqual(compared('<'), [true, false, false])
  assert.deepEqual(compared('>='), [false, true, true])
  assert.deepEqual(compared('<='), [true, true, false])
  assert.deepEqual(compared('='), [false, true, false])
  const [yes, not] = [{ compare: [1, '=', 1] }, { compare: [1, '=', 2] }]
  assert.deepEqual([is({ not: yes }), is({ not: not })], [false, true])
  assert.deepEqual([is({ all: [yes, yes] }), is({ all: [yes, not] }), is({ all: [] })], [true, false, true])
  assert.deepEqual([is({ any: [not, yes] }), is({ any: [not, not] }), is({ any: [] })], [true, false, false])
  assert.throws(() => is({ odd: 1 }), { message: 'No condition is called {"odd":1}' })
})

test("what one has is one's own, unless the words say otherwise", () => {
  const least = { kind: 'card', least: 4 }
  assert.deepEqual(
    [
      is({ spot: least }),
      is({ spot: { ...least, least: 5 } }),
      is({ spot: { kind: 'card', least: 3, whose: 'yours' } }),
    ],
    [true, false, true],
  )
  const odd = { kind: 'card', whose: 'opponent', least: 3 }
  assert.deepEqual(
    [
      is({ spot: odd }),
      is({ spot: { ...odd, least: 4 } }),
      is({ exists: odd }),
      is({ exists: { kind: 'card', least: 5 } }),
    ],
    [true, false, true, false],
  )
  const spot = { kind: 'card', least: 4 }
  assert.deepEqual([is({ spot }), is({ spot })], [true, true])
})

test('what something is', () => {
  const a = { kind: 'card', whose: 'yours' }
  const those = (...things: number[]) => is({ is: { that: 'card' }, a }, scope({ that: { card: things } }))
  assert.deepEqual([those(2), those(2, 4), those(2, 3), those(3), those()], [true, true, false, false, false])
  assert.equal(is({ is: 'none', a }), false)
})

test('queries find what they describe, wherever it is searched', () => {
  const x = scope({ that: { card: [4, 5, 101, 1] } })
  assert.deepEqual(find(t, { kind: 'card' }, x, 0), [1, 2, 3, 4])
  assert.deepEqual(find(t, { kind: 'card', whose: 'yours', least: 3 }, x, 0), [4])
  assert.deepEqual(find(t, { kind: 'card', 'one-of': { that: 'card' } }, x, 0), [4, 5, 1])
  assert.deepEqual(find(t, { kind: 'card', 'one-of': { that: 'card' }, whose: 'yours' }, x, 0), [4])
  assert.deepEqual(find(t, { kind: 'die', 'one-of': { that: 'card' } }, x, 0), [101])
  assert.throws(() => find(t, { kind: 'moon' }, x, 0), /No noun is called 'moon'/)
  assert.throws(() => find(t, { kind: 'card', odd: 1 }, x, 0), /No filter is called 'odd'/)
  assert.deepEqual(
    [exists(t, { kind: 'card', least: 4 }, x, 0), exists(t, { kind: 'card', least: 4 }, x, 0, (n) => n > 4)],
    [true, false],
  )
  assert.deepEqual(
    [
      isA(t, 2, { kind: 'card', whose: 'yours' }, x, 0),
      isA(t, 3, { kind: 'card', whose: 'yours' }, x, 0),
      isA(t, 101, { kind: 'card' }, x, 0),
    ],
    [true, false, false],
  )
})

test('what is searched in a place, or counts in a state, must be so', () => {
  const placed = table(2, {
    here: (_t: Table, thing: number) => thing > 2,
    counts: (_t: Table, thing: number) => thing !== 4,
  })
  const x = scope({ that: { card: [1, 3, 4] } })
  assert.deepEqual(find(placed, { kind: 'card', zone: 'z', 'one-of': { that: 'card' } }, x, 0), [3, 4])
  assert.deepEqual(find(placed, { kind: 'card', 'one-of': { that: 'card' } }, x, 0), [1, 3, 4])
  assert.deepEqual(
    [1, 3, 4].map((thing) => isA(placed, thing, { kind: 'card', zone: 'z' }, x, 0)),
    [false, true, false],
  )
  assert.deepEqual(
    [1, 3, 4].map((thing) => isA(placed, thing, { kind: 'card' }, x, 0)),
    [true, true, false],
  )
})

test('the players that a tree names', () => {
  const three = table(3)
  const who = (tree: unknown, you: number, x = scope(), at = three) => [...playersOf(at, tree, x, you)]
  assert.deepEqual([who(undefined, 1), who('you', 1)], [[1], [1]])
  assert.deepEqual(
    [who('each-player', 1), who('any-player', 1), who('each-opponent', 1)],
    [
      [1, 2, 0],
      [1, 2, 0],
      [2, 0],
    ],
  )
  assert.deepEqual(
    [
      who('opponent', 1),
      who('opponent', 0, scope({ opponent: 2 })),
      who('opponent', 1, scope({ you: 1, opponent: 0 })),
    ],
    [[2], [2], [0]],
  )
  // Seen from the opponent, the opponent is the ability's user.
  assert.deepEqual(who('opponent', 2, scope({ you: 1, opponent: 2 })), [1])
  assert.deepEqual(who('opponent', 0, scope({ opponent: 2 }), table(3, {}, { out: [2] })), [])
  assert.deepEqual(
    [who({ that: 'player' }, 0, scope({ that: { player: [2] } })), who({ that: 'player' }, 0)],
    [[2], []],
  )
  assert.deepEqual(
    [who({ owner: { that: 'card' } }, 0, scope({ that: { card: [2] } })), who({ owner: 'none' }, 0)],
    [[1], []],
  )
  const sides = table(2, { seatCalled: (name: string) => (name === 'dark' ? 0 : name === 'light' ? 1 : undefined) })
  assert.deepEqual([who('dark', 1, scope(), sides), who('light', 1, scope(), sides)], [[0], [1]])
  assert.throws(() => who('nobody', 0), { message: 'Nobody is called "nobody"' })
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => who('you', seat, scope(), table(4))),
    [[0], [1], [2], [3]],
  )
  assert.deepEqual([opponentsOf(three, 2), opponentsOf(table(3, {}, { out: [0] }), 2)], [[0, 1], [1]])
})

test('what is bound is "that card" too, unless it is a die, a player or a symbol', () => {
  const that = (noun: string, more: object = {}) => {
    const x = scope({ that: { card: [1] } })
    bind(table(2, more), x, noun, [3, 4])
    return x.that
  }
  assert.deepEqual(that('unit'), { unit: [3, 4], card: [3, 4] })
  for (const noun of ['die', 'player', 'symbol']) assert.deepEqual(that(noun), { [noun]: [3, 4], card: [1] })
  assert.deepEqual(that('unit', { cardToo: () => false }), { unit: [3, 4], card: [1] })
  assert.deepEqual(
    that('die', {
      bindsToo: () => ({ noun: 'owner', things: [9] }),
      keep: (_t: Table, noun: string, thing: number) => (noun === 'owner' ? thing + 100 : thing),
    }),
    {
      die: [3, 4],
      owner: [109],
      card: [1],
    },
  )
  assert.deepEqual(
    [bound(t, 'this', scope()), bound(t, 'unknown', scope()), bound(t, { that: 'card' }, scope())],
    [[7], [], []],
  )
})

/** An effect in progress whose ability has bound this. */
function aiming(x: Scope, at = table()): { at: Table; f: EffectFrame } {
  const f = { procedure: 'do-sing', step: 'go', node: 0, scope: 0, you: 0 } as EffectFrame
  at.s.stack.push(x as unknown as Frame, f)
  return { at, f }
}
/** What is found without a question, or what is asked. */
function found(target: unknown, more: { fits?: (n: number) => boolean; words?: object } = {}): unknown {
  const { at, f } = aiming(scope({ that: { card: [2, 3] } }), table(2, more.words))
  aim(at, f, target, more.fits)
  const asked = at.s.stack[2]
  if (asked === undefined) return f.result
  const { procedure, from, min, max, as } = asked as unknown as {
    procedure: string
    from: number[]
    min: number
    max: number
    as: string
  }
  return { procedure, from, min, max, as }
}
const cards = { kind: 'card' }

test('targets that need no question', () => {
  assert.deepEqual(
    [found('this'), found({ that: 'card' }), found({ top: 1 }), found({ each: cards })],
    [[7], [2, 3], [8], [1, 2, 3, 4]],
  )
  assert.deepEqual(found({ each: cards }, { fits: (n) => n > 2 }), [3, 4])
  assert.deepEqual(found({ each: cards }, { words: { targetable: () => (n: number) => n !== 1 } }), [2, 3, 4])
  assert.deepEqual(
    [
      found({ choose: 4, from: cards }),
      found({ choose: 9, from: cards }),
      found({ choose: 0, from: cards }),
      found({ choose: { upTo: 0 }, from: cards }),
    ],
    [[1, 2, 3, 4], [1, 2, 3, 4], [], []],
  )
})

test('targets that are chosen: how many must and may be', () => {
  const asks = (min: number, max: number, as = 'card', from = [1, 2, 3, 4]) => ({
    procedure: 'pick',
    from,
    min,
    max,
    as,
  })
  assert.deepEqual(found({ choose: 1, from: cards }), asks(1, 1))
  assert.deepEqual(found({ choose: 3, from: cards }), asks(3, 3))
  assert.deepEqual(found({ choose: 'any', from: cards }), asks(0, 4))
  assert.deepEqual(found({ choose: 'some', from: cards }), asks(1, 4))
  assert.deepEqual(found({ choose: { upTo: 2 }, from: cards }), asks(0, 2))
  assert.deepEqual(found({ choose: { upTo: 9 }, from: cards }), asks(0, 4))
  assert.deepEqual(found({ choose: 1, from: { kind: 'die' } }), asks(1, 1, 'die', [101, 102]))
  assert.deepEqual(found({ choose: 1, from: cards }, { fits: (n) => n < 3 }), asks(1, 1, 'card', [1, 2]))
  assert.deepEqual(found({ choose: 'some', from: { kind: 'card', least: 9 } }), [])
  assert.deepEqual(found({ top: 1, of: 'any-player' }), asks(1, 1, 'seat', [0, 1]))
  assert.deepEqual(found({ and: ['this', { choose: 1, from: cards }] }), asks(1, 1))
})

test('what was aimed at is bound, and counted', () => {
  const take = (target: unknown, result: unknown) => {
    const { at, f } = aiming(scope({ that: { card: [6] } }))
    f.result = result
    const things = aimed(at, f, target)
    const { that, number } = at.s.stack[0] as unknown as Scope
    return [things, that, number, f.result]
  }
  assert.deepEqual(take({ choose: 1, from: cards }, [2, 3]), [[2, 3], { card: [2, 3] }, 2, true])
  assert.deepEqual(take({ choose: 1, from: { kind: 'die' } }, [101]), [[101], { card: [6], die: [101] }, 1, true])
  assert.deepEqual(take('this-die', [101]), [[101], { card: [6], die: [101] }, 1, true])
  assert.deepEqual(take({ choose: 1, from: cards }, undefined), [[], { card: [] }, 0, true])
  assert.deepEqual(take({ and: ['this', { choose: 1, from: cards }] }, [2]), [[7, 2], { card: [7, 2] }, 2, true])
  assert.deepEqual(take({ top: 1, of: 'any-player' }, [1]), [[1], { card: [1], player: [1] }, 1, true])
  assert.deepEqual(
    [nounOf('this'), nounOf({ that: 'unit' }), nounOf({ top: 1 }), nounOf({ each: cards })],
    ['card', 'unit', 'card', 'card'],
  )
})

test('whether as many were found as the words ask for', () => {
  const { at, f } = aiming(scope())
  const full = (target: unknown, ...things: number[]) => inFull(at, f, target, things)
  assert.deepEqual(
    [full('this', 7), full('this'), full({ that: 'card' }), full({ that: 'card' }, 1)],
    [true, false, false, true],
  )
  assert.equal(full({ each: cards }), true)
  assert.deepEqual([full({ choose: 2, from: cards }, 1), full({ choose: 2, from: cards }, 1, 2)], [false, true])
  assert.deepEqual([full({ choose: 'any', from: cards }), full({ choose: { upTo: 2 }, from: cards })], [true, true])
  assert.deepEqual([full({ choose: 'some', from: cards }), full({ choose: 'some', from: cards }, 1)], [false, true])
  assert.deepEqual([full({ random: 2, from: cards }, 1), full({ random: 2, from: cards }, 1, 2)], [false, true])
  assert.deepEqual([full({ top: 2 }, 8), full({ top: 2 }, 8, 9)], [false, true])
  const both = { and: ['this', { choose: 1, from: cards }] }
  assert.deepEqual([full(both), full(both, 7), full(both, 7, 1)], [false, false, true])
})

test('whether there is anything to aim at', () => {
  const can = (target: unknown, fits?: (n: number) => boolean, at = t, x = scope()) => canAim(at, target, x, 0, fits)
  assert.deepEqual([can('this'), can('none'), can('this', () => false)], [true, false, false])
  // What is bound only once the ability is under way cannot be judged before.
  assert.deepEqual(
    [can({ that: 'card' }), can({ that: 'card' }, undefined, t, scope({ that: { card: [] } }))],
    [true, false],
  )
  assert.deepEqual(
    [
      can({ that: 'card' }, (n) => n > 2, t, scope({ that: { card: [2] } })),
      can({ that: 'card' }, (n) => n > 1, t, scope({ that: { card: [2] } })),
    ],
    [false, true],
  )
  assert.deepEqual([can({ top: 1 }), can({ top: 0 })], [true, false])
  assert.deepEqual(
    [
      can({ each: cards }),
      can({ choose: 1, from: { kind: 'card', least: 9 } }),
      can({ choose: 1, from: cards }, (n) => n > 4),
    ],
    [true, false, false],
  )
  assert.deepEqual(
    [
      can({ and: ['this', { each: cards }] }),
      can({ and: ['none', { each: cards }] }),
      can({ and: ['this', { each: { kind: 'card', least: 9 } }] }),
    ],
    [true, false, false],
  )
  const guarded = table(2, { targetable: () => (n: number) => n > 3 })
  assert.deepEqual(
    [
      can({ each: cards }, undefined, guarded),
      can({ each: cards }, (n) => n < 4, guarded),
      can({ each: cards }, (n) => n === 4, guarded),
    ],
    [true, false, true],
  )
})

test('an effect is found by its name, and may be possible or not', () => {
  assert.deepEqual(
    [possible(t, { do: 'sing' }, scope(), 0), possible(t, { do: 'native', name: 'own' } as never, scope(), 0)],
    [true, false],
  )
  for (const none of [{ do: 'fly' }, { do: 'native', name: 'other' }, { do: 'native' }])
    assert.throws(() => possible(t, none, scope(), 0), { message: `No effect is called ${JSON.stringify(none)}` })
  const { at, f } = aiming(scope())
  f.result = false
  perform(at, { do: 'sing' }, f)
  assert.deepEqual(
    [f.result, at.s.stack.at(-1)],
    [true, { procedure: 'do-sing', step: 'go', node: undefined, scope: 0, you: 0 }],
  )
})

test('an ability could do something if it could against some opponent', () => {
  const could = (n: number, at: Table, x = scope(), of: object = { who: 'opponent' }) =>
    couldDo(at, { do: 'dance', n, ...of } as never, x, 0)
  assert.deepEqual([could(2, table(3)), could(1, table(3)), could(0, table(3))], [true, true, false])
  // Of two players the opponent is known; of three it is, once chosen.
  assert.deepEqual([could(1, table(2)), could(-1, table(2))], [false, true])
  assert.deepEqual(
    [could(1, table(3), scope({ opponent: 1 })), could(2, table(3), scope({ opponent: 1 }))],
    [true, false],
  )
  assert.deepEqual(
    [could(0, table(3), scope({ opponent: 0 })), could(1, table(3), scope({ opponent: 0 }))],
    [true, false],
  )
  // Where no opponent is named, none is chosen; where one is only asked about, neither.
  assert.deepEqual([could(1, table(3), scope(), {}), could(-1, table(3), scope(), {})], [false, true])
  assert.deepEqual(
    [
      could(1, table(3), scope(), { if: { is: 'this', a: 'opponent' } }),
      could(1, table(3), scope(), { deep: [{ who: 'opponent' }], none: null }),
    ],
    [false, true],
  )
  assert.deepEqual([could(1, table(3, {}, { out: [2] })), could(-1, table(3, {}, { out: [2] }))], [false, true])
  assert.ok(ability.steps.size > 0 && pick.steps.size > 0)
})
