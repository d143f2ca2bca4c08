import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ask,
  aspects,
  copy,
  engine,
  generator,
  goto,
  Illegal,
  IN_PLAY,
  type Judge,
  Kept,
  PILES,
  same,
  tableOf,
  undecided,
  worthOf,
} from '@dejarik/kernel'
import { type Duel, duel, rules } from './laws/duel.js'

const judge: Judge<Duel> = {
  worth: ({ s }, seat) => (s.points[seat] as number) / 10,
  lean: (_t, { options }, into) => {
    into.length = 0
    for (const _ of options) into.push(into.length)
  },
  horizon: { answers: 3, turns: 2 },
  clock: ({ round }) => round,
}
const judged = duel({ rules: { judge } })
const finished = (e = judged) => {
  const s = e.start('all', [], 3)
  while (s.decision !== null) e.answer(s, s.decision.options.at(-1) as never)
  return s
}

test('a game is worth what its judge says, and when it is over what it was', () => {
  const s = judged.start('all', [], 3)
  s.points = [3, 4]
  assert.deepEqual([judged.worth(s, 0), judged.worth(s, 1)], [0.3, 0.4])
  for (const [winner, worth] of [
    [0, [1, 0]],
    [1, [0, 1]],
    [null, [0.5, 0.5]],
  ] as const) {
    s.result = { winner, rule: 'duel.end' }
    assert.deepEqual([judged.worth(s, 0), judged.worth(s, 1)], worth)
    assert.deepEqual([worthOf(winner, 0), worthOf(winner, 1)], worth)
  }
})

test('a lean for each option, and none where nobody is asked', () => {
  const s = judged.start('all', [], 3)
  const into = [9, 9, 9, 9, 9, 9]
  judged.lean(s, into)
  assert.deepEqual(into, [0, 1, 2])
  judged.leanIn(s, generator(1), into)
  assert.deepEqual(into, [0, 1, 2])
  judged.lean(finished(), into)
  assert.deepEqual(into, [])
})

test("the clock and the horizon are the judge's", () => {
  const s = judged.start('all', [], 3)
  s.round = 4
  assert.deepEqual([judged.clock(s), judged.horizon], [4, { answers: 3, turns: 2 }])
})

test('where nobody judges, nothing is better than anything else', () => {
  const e = duel()
  const s = e.start('all', [], 3)
  const into = [9, 9, 9, 9]
  e.lean(s, into)
  assert.deepEqual(into, [0, 0, 0])
  assert.deepEqual([e.worth(s, 0), e.clock(s), e.horizon], [0.5, 0, undecided.horizon])
  assert.deepEqual(undecided.horizon, { answers: 0, turns: 1 })
})

test('whoever answers when nobody is asked, or what is not offered, is told', () => {
  const e = duel()
  assert.throws(() => e.answer(finished(), { do: 'pass' }), new Illegal('The game is over'))
  const s = e.start('all', [], 3)
  assert.throws(() => e.answer({ ...s, decision: null }, { do: 'pass' }), new Illegal('Nothing is being asked'))
  assert.throws(
    () => e.answer(s, { do: 'fly' }),
    /^Illegal: \{"do":"fly"\} is not possible for seat 0 now\. Possible: \{"do":"bid"/,
  )
})

test('a prompt is there while somebody is asked', () => {
  const e = duel()
  assert.equal(e.prompt(finished(), 0), null)
  assert.equal(e.prompt(e.start('all', [], 3), 0)?.options.length, 3)
})

test('what is kept of a state holds for its copies, as far as nothing was dealt anew', () => {
  const made: Duel[] = []
  const inPlay = new Kept<number, Duel>('points', aspects(IN_PLAY), (t) => made.push(t.s))
  const piles = new Kept<number, Duel>('hands', aspects(PILES), (t) => made.push(t.s))
  const e = duel()
  const s = e.start('all', [], 3)
  const look = (at: Duel): number[] => [inPlay.get(tableOf(e, at)), piles.get(tableOf(e, at))]
  assert.deepEqual(look(s), [1, 2])
  assert.deepEqual(look(e.clone(s)), [1, 2])
  assert.deepEqual(look(e.world(s, 0, generator(1))), [1, 3])
  assert.deepEqual(look(JSON.parse(JSON.stringify(s))), [4, 5])
})

test('whether something is hidden from a seat is asked of the seat that looks', () => {
  const asked: number[] = []
  const e = duel({ rules: { isUnseen: (_t, seat) => asked.push(seat) < 0 } })
  const s = e.start('all', [], 3)
  const playing = { ...s, stack: [{ procedure: 'play', step: 'end' }] }
  e.leanIn(playing, generator(1), [])
  e.leanIn({ ...playing, decision: { ...s.decision!, seat: 1 } }, generator(1), [])
  assert.deepEqual(asked, [0, 1])
})

test('forced answers are counted, and whoever listens hears of each', () => {
  const e = duel({
    steps: {
      bid(t) {
        t.s.decision = { seat: 0, kind: 'only', options: [{ do: 'pass' }], step: t.step }
      },
      reveal(t, f) {
        Object.assign(f, { winner: 0 })
        t.s.points = [5, 0]
      },
    },
  })
  const s = e.start('all', [], 3)
  assert.equal(e.forced(), 1)
  assert.equal(s.decision?.kind, 'reward')
  const heard: string[] = []
  e.answer(s, { do: 'pass' }, undefined, ({ kind }) => heard.push(kind))
  assert.deepEqual([e.forced(), heard], [2, ['only']])
  e.answer(s, { do: 'pass' })
  assert.deepEqual([e.forced(), heard], [3, ['only']])
})

test('rules that run in a circle are stopped, and where they stand is told', () => {
  const circle = duel({ steps: { bid: (_t, f) => goto(f, 'bid') } })
  assert.throws(() => circle.start('all', [], 3), { message: 'The rules run in a circle at play.end > round.bid' })
})

test('a question without an answer is a fault of the rules', () => {
  const silent = duel({
    steps: { bid: (t) => ask(t, 1, 'nothing', []) },
  })
  assert.throws(
    () => silent.start('all', [], 3),
    /^Error: No option at all for seat 1 at play\.end > round\.reveal \(nothing\)$/,
  )
})

test('rules that stop without a winner, or go on nowhere, are found out', () => {
  const stopped = duel({ steps: { bid: (t) => void t.s.stack.splice(0) } })
  assert.throws(() => stopped.start('all', [], 3), { message: 'Nothing is in progress and nobody has won' })
  const lost = duel({ steps: { bid: (_t, f) => goto(f, 'moon') } })
  assert.throws(() => lost.start('all', [], 3), { message: 'There is no step moon in round' })
})

test('values are the same whatever the order of their fields, and differ in what they hold', () => {
  assert.ok(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }))
  const pairs: [unknown, unknown][] = [
    [1, 2],
    [1, '1'],
    [null, {}],
    [{}, null],
    [{}, 1],
    [1, {}],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [[1], [2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1, b: 1 }, { a: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ]
  for (const [a, b] of pairs) assert.equal(same(a, b), false, JSON.stringify([a, b]))
  assert.ok(same(null, null) && same([], []) && same({}, {}))
})

test('a copy shares nothing that can change', () => {
  const from = { a: [1, null, { b: [2] }], c: null, d: { e: 1 } }
  const made = copy(from)
  assert.deepEqual(made, from)
  assert.ok(made !== from && made.a !== from.a && made.a[2] !== from.a[2] && made.d !== from.d)
  assert.deepEqual([copy(null), copy(3), copy([null, [1]])], [null, 3, [null, [1]]])
})

test('the engine gives its rules and its cards', () => {
  const e = engine(rules, judged.catalog, () => judged.start('all', [], 1))
  assert.ok(e.rules === rules && e.catalog === judged.catalog)
})
