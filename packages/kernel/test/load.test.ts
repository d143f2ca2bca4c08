import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalog, type CoreState, copy } from '@dejarik/kernel'
import { stateShape } from '@dejarik/kernel/boundary'
import { type Duel, duel, rules } from './laws/duel.js'

const e = duel()
const state = () => e.start('all', [], 3)

const refused = (value: unknown, message: string, by = e) => assert.throws(() => by.load(value), { message })
const damaged = (change: (s: Duel) => void, message: string, by = e) => {
  const s = copy(state())
  change(s)
  refused(s, `This state is damaged: ${message}`, by)
}

test('a state that was played is loaded as it is', () => {
  const s = state()
  assert.deepEqual(e.load(JSON.parse(JSON.stringify(s))), s)
})

test('what is no state of this game, or of these cards, is told', () => {
  for (const none of [null, 3, 'x', [], { game: 'chess' }]) refused(none, 'This is not a state of duel')
  refused({ ...state(), catalog: 'x' }, `This state was made with other cards (catalog "x", here ${e.catalog.digest})`)
})

test('each card lies in one pile, where it says', () => {
  damaged(
    (s) => s.piles[0]?.push(s.piles[1]?.[0] as number),
    `card ${state().piles[1]?.[0]} does not lie where it should`,
  )
  damaged(
    (s) => s.piles[0]?.push(s.piles[0]?.[0] as number),
    `card ${state().piles[0]?.[0]} does not lie where it should`,
  )
  damaged((s) => s.piles[0]?.pop(), 'cards are missing')
})

test('somebody is asked or somebody has won, and what is asked follows from the rest', () => {
  damaged((s) => (s.decision = null), 'nobody is asked and nobody has won')
  damaged((s) => (s.result = { winner: 0, rule: 'r' }), 'somebody is asked though the game is over')
  damaged((s) => (s.stack = []), 'nothing is in progress')
  damaged(
    (s) => (s.decision = { ...s.decision!, options: s.decision!.options.slice(1) }),
    'what is asked does not follow from the rest',
  )
})

test('a game has its own contradictions, and every pair of eyes must be able to look at it', () => {
  damaged(() => {}, 'that is odd', duel({ rules: { contradiction: () => 'that is odd' } }))
  const looked: unknown[] = []
  const asked: unknown[] = []
  const seen = duel({
    rules: {
      view: (t, seat) => {
        looked.push(seat)
        return rules.view(t, seat)
      },
      question: (t, decision) => {
        asked.push(decision.kind)
        return rules.question(t, decision)
      },
    },
  })
  seen.load(copy(state()))
  assert.deepEqual(looked, ['public', 0, 1])
  assert.deepEqual(asked, ['bid'])
  const blind = (error: Error) =>
    duel({
      rules: {
        view() {
          throw error
        },
      },
    })
  damaged(() => {}, 'nothing to see', blind(new Error('nothing to see')))
  damaged(() => {}, 'its parts do not fit together', blind(new TypeError('x')))
})

const catalog = buildCatalog([
  {
    id: 'a',
    name: 'A',
    abilities: [
      { ability: 'x', effect: { do: 'p' } },
      { ability: 'y', effect: { do: 'q' } },
    ],
  },
] as never)

/** Whether a state with these fields has the right shape. */
const fits = (fields: object): boolean => {
  const s = { ...state(), catalog: catalog.digest, def: state().def.map(() => 0), ...fields }
  return stateShape(e.rules, catalog)(s, '') === null
}
const each = (field: string, ...values: unknown[]) => values.map((value) => fits({ [field]: value }))
const many = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)
const all = (value: unknown) => many(16, value)

test('the columns of a state point at what is there', () => {
  assert.deepEqual(each('def', all(0), all(1), all(-1), all(0).slice(1)), [true, false, false, false])
  for (const field of ['owner', 'controller'])
    assert.deepEqual(each(field, all(0), all(1), all(2), all(-1)), [true, true, false, false])
  assert.deepEqual(each('pile', all(0), all(4), all(5), all(-1)), [true, true, false, false])
  assert.deepEqual(each('known', all(0), all(3), all(4), all(-1)), [true, true, false, false])
  assert.deepEqual(each('incarnation', all(0), all(1_000_000_000), all(1_000_000_001), all(-1)), [
    true,
    true,
    false,
    false,
  ])
  assert.deepEqual(each('piles', many(5, []), many(4, []), many(6, []), many(5, [15]), many(5, [16]), many(5, [-1])), [
    true,
    false,
    false,
    true,
    false,
    false,
  ])
  assert.deepEqual(each('clock', 0, -1, 1_000_000_000, 1_000_000_001), [true, false, true, false])
})

test('for one to four players, with at most 1024 cards', () => {
  assert.deepEqual(each('seats', 0, 1, 2, 3, 4, 5, '2'), [false, false, true, true, true, false, false])
  assert.equal(fits({ seats: 1, owner: all(0), controller: all(0), known: all(1) }), true)
  const cards = (n: number) => ({
    ...Object.fromEntries(
      ['def', 'owner', 'controller', 'pile', 'incarnation', 'known'].map((field) => [field, many(n, 0)]),
    ),
    piles: many(5, []),
  })
  assert.deepEqual([fits(cards(1024)), fits(cards(1025))], [true, false])
})

test('frames go on with steps that there are', () => {
  const frame = { procedure: 'round', step: 'bid' }
  assert.equal(stateShape(e.rules, e.catalog)(state(), ''), null)
  const stack = (...frames: unknown[]) =>
    stateShape(e.rules, e.catalog)({ ...state(), stack: frames }, '')?.says ?? null
  assert.equal(stack(frame, { procedure: 'round', step: '' }), null)
  assert.equal(
    stack(frame, { procedure: 'round', step: 'fly', n: 1 }),
    'stack[1] goes on with round.fly, which the rules do not have',
  )
  assert.equal(stack({ procedure: 'no', step: 'bid' }), 'stack[0] goes on with no.bid, which the rules do not have')
  assert.equal(stack(3), 'stack[0] must be a record with named fields, not 3')
  assert.equal(stack(...many(500, frame)), null)
  assert.equal(stack(...many(501, frame)), 'stack has 501 entries; at most 500 are possible')
})

test('a decision is asked of a seat, with options', () => {
  const { decision } = state()
  const asked = (more: object) => fits({ decision: { ...decision, ...more } })
  assert.deepEqual(
    [asked({}), fits({ decision: null }), asked({ seat: 2 }), asked({ seat: -1 }), asked({ more: 1 })],
    [true, true, false, false, false],
  )
  assert.deepEqual(
    [
      asked({ options: many(10_000, { do: 'x' }) }),
      asked({ options: many(10_001, { do: 'x' }) }),
      asked({ options: [{}] }),
    ],
    [true, false, false],
  )
  assert.deepEqual([asked({ sealed: true }), asked({ sealed: false })], [true, false])
  assert.deepEqual(
    [
      [0, 10_000],
      [0, 10_001],
      [-1, 0],
      [0, 1, 2],
    ].map((enough) => asked({ enough })),
    [true, false, false, false],
  )
})

test('what waits and what lasts is about what is there', () => {
  const lasting = { node: 1, source: 0, you: 0, that: { card: [0] }, number: 0, until: 'end', since: 0 }
  const instance = { clause: 1, source: 0, you: 1, that: {}, number: 0, more: true }
  const one = (field: string, value: object, ...changes: object[]) =>
    changes.map((change) => fits({ [field]: [{ ...value, ...change }] }))
  assert.deepEqual(
    one(
      'lasting',
      lasting,
      {},
      { node: 0 },
      { node: 2 },
      { node: -1 },
      { you: 2 },
      { source: 16 },
      { source: -1 },
      { since: -1 },
    ),
    [true, true, false, false, false, false, true, false],
  )
  assert.deepEqual(
    one(
      'queue',
      instance,
      {},
      { clause: 2 },
      { clause: -1 },
      { you: 2 },
      { number: 1e9 },
      { number: 1e9 + 1 },
      { number: -1e9 - 1 },
    ),
    [true, false, false, false, true, false, false],
  )
  for (const [field, value] of [
    ['lasting', lasting],
    ['queue', instance],
  ] as const)
    assert.deepEqual(each(field, many(10_000, value), many(10_001, value)), [true, false])
  const names = (n: number) => Object.fromEntries(many(n, 0).map((_zero, i) => [`n${i}`, []]))
  assert.deepEqual(
    [names(100), names(101), { x: ['no'] }, { ['x'.repeat(200)]: [] }, { ['x'.repeat(201)]: [] }].map((that) =>
      fits({ queue: [{ ...instance, that }] }),
    ),
    [true, false, false, true, false],
  )
})

test('a result, a script and a generator', () => {
  assert.deepEqual(
    each('result', null, { winner: null, rule: 'r' }, { winner: 1, rule: 'r', more: 1 }, { winner: 2, rule: 'r' }),
    [true, true, true, false],
  )
  assert.deepEqual(
    each(
      'script',
      { rolls: [], picks: ['a'] },
      { rolls: [], picks: [], open: true },
      { rolls: [], picks: [], open: false },
      { rolls: [] },
    ),
    [true, true, false, false],
  )
  assert.deepEqual(each('random', state().random, [1, 2]), [true, false])
  assert.deepEqual(
    [fits({ game: 'chess' }), fits({ catalog: 'x' }), fits({ format: 3 }), fits({ own: {} })],
    [false, false, false, true],
  )
})

test('where a game describes its own fields, there are no others', () => {
  const described = { ...e.rules, stateFields: () => ({ points: () => null, round: () => null }) }
  const shape = stateShape<Duel>(described as never, e.catalog)
  assert.equal(shape(state(), ''), null)
  assert.equal(shape({ ...state(), more: 1 } as CoreState, '')?.says, 'There is no field "more"')
})
