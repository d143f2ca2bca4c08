import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalog, hash, KEYWORD, type Lasting, perCatalog, perChange } from '@dejarik/kernel'

const draw = { do: 'draw' }
const gain = { do: 'gain', then: { do: 'lose' } }
const when = (time: string, on: string, effect: object, more: object = {}) => ({
  ability: 'triggered',
  when: time,
  event: { on },
  effect,
  ...more,
})
const defs = [
  { id: 'a', name: 'A', abilities: [] },
  {
    id: 'b',
    name: 'B',
    abilities: [
      { ability: 'action', effect: draw },
      { ability: 'action', effect: gain },
      { ability: 'action', name: 'own', effect: { do: 'pay' } },
      when('before', 'play', { do: 'x' }),
      when('before', 'play', { do: 'y' }),
    ],
  },
  {
    id: 'c',
    name: 'C',
    colour: 'red',
    abilities: [
      when('after', 'play', { do: 'z' }),
      when('instead', 'harm', { do: 'w' }),
      { ability: 'answer', responds: ['drain', 'harm'], effect: { do: 'v' } },
      { ability: 'answer', responds: ['drain'], automatic: true, effect: { do: 'u' } },
    ],
  },
]
const given = [
  { from: KEYWORD, ability: when('after', 'play', { do: 'k' }, { name: 'ambush' }) },
  { from: 'c', ability: { ability: 'action', responds: ['drain'], effect: { do: 'g' } } },
]
const catalog = buildCatalog(defs as never, given as never)

test('clauses are named by their card and what they are; a name that is taken gets a number', () => {
  assert.deepEqual(
    catalog.clauses.map(({ key }) => key),
    [
      'b/action',
      'b/action-2',
      'b/own',
      'b/before-play',
      'b/before-play-2',
      'c/after-play',
      'c/instead-harm',
      'c/answer',
      'c/answer-2',
      'keyword/ambush',
      'c/given-action',
    ],
  )
  assert.deepEqual(catalog.clauses.map(({ name }) => name).slice(0, 3), ['action', 'action-2', 'own'])
  assert.deepEqual(
    catalog.clauses.map(({ id }) => id),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  )
  assert.deepEqual(
    catalog.clauses.map(({ def }) => def),
    [1, 1, 1, 1, 1, 2, 2, 2, 2, -1, -1],
  )
  assert.deepEqual(
    catalog.clausesOf.map((list) => list.length),
    [0, 5, 4],
  )
  for (const clause of catalog.clauses) assert.equal(catalog.clauseCalled.get(clause.key), clause)
})

test('nodes go by their clause and which of it they are', () => {
  assert.deepEqual(
    catalog.nodes.map((_node, n) => catalog.nodeKey(n)),
    [
      'b/action:0',
      'b/action-2:0',
      'b/action-2:1',
      'b/own:0',
      'b/before-play:0',
      'b/before-play-2:0',
      'c/after-play:0',
      'c/instead-harm:0',
      'c/answer:0',
      'c/answer-2:0',
      'keyword/ambush:0',
      'c/given-action:0',
    ],
  )
  assert.deepEqual([catalog.nodeOf.get(draw), catalog.nodeOf.get(gain), catalog.nodeOf.get(gain.then)], [0, 1, 2])
})

const keys = (lists: readonly (readonly { key: string }[] | undefined)[]) =>
  lists.map((list) => list?.map(({ key }) => key))

test('what answers an event, by card', () => {
  const play = catalog.answers.get('play')!
  assert.deepEqual(keys(play.before), [undefined, ['b/before-play', 'b/before-play-2'], undefined])
  assert.deepEqual(keys(play.after), [undefined, undefined, ['c/after-play']])
  assert.deepEqual(play.instead, [])
  assert.deepEqual(play.any, { before: true, after: true, instead: false })
  const harm = catalog.answers.get('harm')!
  assert.deepEqual(keys(harm.instead), [undefined, undefined, ['c/instead-harm']])
  assert.deepEqual(harm.any, { before: false, after: false, instead: true })
  assert.deepEqual([...catalog.answers.keys()], ['play', 'harm'])
})

test('a single card that answers is enough', () => {
  const [only] = [
    {
      id: 'a',
      name: 'A',
      abilities: [when('before', 'x', { do: 'p' }), when('after', 'y', { do: 'q' }), when('instead', 'z', { do: 'r' })],
    },
  ]
  const { answers } = buildCatalog([only] as never)
  assert.deepEqual(
    ['x', 'y', 'z'].map((kind) => answers.get(kind)?.any),
    [
      { before: true, after: false, instead: false },
      { before: false, after: true, instead: false },
      { before: false, after: false, instead: true },
    ],
  )
})

test('what answers a window, by card and all together, and whether any must', () => {
  const drain = catalog.responses.get('drain')!
  assert.deepEqual(
    drain.all.map(({ key }) => key),
    ['c/answer', 'c/answer-2', 'c/given-action'],
  )
  assert.deepEqual(keys(drain.byDef), [undefined, undefined, ['c/answer', 'c/answer-2']])
  assert.deepEqual([drain.automatic, catalog.responses.get('harm')?.automatic], [true, false])
})

test('cards and their hashes; the digest is of all of them and of what is given', () => {
  assert.deepEqual(
    [...catalog.indexOf],
    [
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ],
  )
  assert.equal(catalog.hashOf(1), hash(JSON.stringify(defs[1])))
  assert.equal(buildCatalog(defs as never, [], [{ x: 1 }, {}, {}]).hashOf(0), hash('{"x":1}'))
  assert.equal(catalog.digest, hash(JSON.stringify([defs, given])))
  assert.deepEqual(catalog.defs[0], { id: 'a', name: 'A', abilities: [], colour: undefined })
})

test('what is found once for each catalog', () => {
  let made = 0
  const found = perCatalog(() => ++made)
  const other = buildCatalog([])
  assert.deepEqual(
    [found(catalog), found(catalog), found(other), found(catalog), found(other), made],
    [1, 1, 2, 1, 2, 2],
  )
})

test('what is found anew after every change', () => {
  const before: (number | undefined)[] = []
  const found = perChange<number>((_s, last) => before.push(last))
  const state = () =>
    ({ clock: -1, lasting: [] as Lasting[], def: [] as number[] }) as never as {
      clock: number
      lasting: Lasting[]
      def: number[]
    }
  const s = state()
  const look = (at: object = s) => found(at as never)
  assert.deepEqual([look(), look()], [1, 1])
  s.clock++
  assert.deepEqual([look(), look()], [2, 2])
  s.def.push(1)
  assert.deepEqual([look(), look()], [3, 3])
  s.lasting.push({} as Lasting)
  assert.deepEqual([look(), look()], [4, 4])
  s.lasting = [{} as Lasting]
  assert.deepEqual([look(), look()], [5, 5])
  const other = { ...s }
  assert.deepEqual([look(other), look(other), look(s)], [6, 6, 7])
  assert.deepEqual(before, [undefined, 1, 2, 3, 4, 5, 6])
})
