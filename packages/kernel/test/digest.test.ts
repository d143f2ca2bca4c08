import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  buildCatalog,
  type CoreState,
  checkOf,
  digest,
  durable,
  type Engine,
  fingerprint,
  hash,
  numbered,
  type Option,
  type Seat,
} from '@dejarik/kernel'

test('the hash of a text is the same for ever: records keep it', () => {
  assert.deepEqual(['', 'a', 'b', 'ab', 'ba', 'Dejarik', 'a longer text, to stir every bit'].map(hash), [
    '0bdcb81aee8d83',
    '1c2ba782c97901',
    '1eda5bc254d2bf',
    '0c04978a846752',
    '054e8e1a8f2469',
    '0e02ec7c1c8ade',
    '0f28457f6b9752',
  ])
})

const draw = { do: 'draw', n: 1 }
const catalog = buildCatalog([
  { id: 'x', name: 'X', abilities: [] },
  {
    id: 'y',
    name: 'Y',
    abilities: [
      { ability: 'action', effect: draw },
      { ability: 'special', effect: { do: 'gain' } },
    ],
  },
])
const special = catalog.clauseCalled.get('y/special')?.id as number

test('what the catalog numbers goes by names that last, wherever it stands', () => {
  assert.deepEqual(durable(catalog, { def: 1, clause: special, node: 1, n: 1, list: [{ def: 0 }, null, 'def'] }), {
    def: 'y',
    clause: 'y/special',
    node: 'y/special:0',
    n: 1,
    list: [{ def: 'x' }, null, 'def'],
  })
})

test('a number that the catalog does not have, and a name that stands there already, stay', () => {
  assert.deepEqual(durable(catalog, { def: 9, clause: 9, node: 9 }), { def: 9, clause: 9, node: 9 })
  assert.deepEqual(durable(catalog, { def: 'y', clause: [special] }), { def: 'y', clause: [special] })
  assert.deepEqual(
    [null, 3, 'x', undefined].map((value) => durable(catalog, value)),
    [null, 3, 'x', undefined],
  )
})

test('an answer by names is the option with the numbers', () => {
  assert.deepEqual(numbered(catalog, { do: 'use', clause: 'y/special', def: 'y', card: 3 }), {
    do: 'use',
    clause: special,
    def: 1,
    card: 3,
  })
  assert.deepEqual(numbered(catalog, { do: 'use', clause: 'y/none', def: 'z' }), {
    do: 'use',
    clause: 'y/none',
    def: 'z',
  })
  assert.deepEqual(numbered(catalog, { do: 'use', clause: 'y/special', def: 0 }), {
    do: 'use',
    clause: special,
    def: 0,
  })
  assert.deepEqual(numbered(catalog, { do: 'use', clause: 0, def: 'y' }), { do: 'use', clause: 0, def: 1 })
  const option: Option = { do: 'use', clause: 1, def: 1 }
  assert.equal(numbered(catalog, option), option)
  for (const none of [null, 'use', undefined]) assert.equal(numbered(catalog, none as never), none)
})

/** Each pair of eyes sees its own name, and a card by its number. */
const e = {
  catalog,
  view: (_s: CoreState, seat: Seat | 'public') => ({ seat, def: 1, none: undefined, b: 2, a: [true, null] }),
} as unknown as Engine
const state = (more: object) => ({ seats: 2, decision: null, result: null, ...more }) as unknown as CoreState

const seen = (seat: string) => `{"a":[true,null],"b":2,"def":"y","seat":${seat}}`

test('a digest is of what every seat and a spectator see, in one order of fields, and of the result', () => {
  assert.equal(digest(e, state({})), hash(`[${seen('0')},${seen('1')},${seen('"public"')},null]`))
  assert.equal(
    digest(e, state({ seats: 1, result: { winner: 0 } })),
    hash(`[${seen('0')},${seen('"public"')},{"winner":0}]`),
  )
})

test('a check is of what happened, who is asked and what may be answered', () => {
  const decision = {
    seat: 1,
    options: [{ do: 'pass' }, { do: 'draw', n: 2 }, { do: 'pass' }, { do: 'name', def: 1, n: 1 }],
  }
  const events = [
    { is: 'passed', seat: 0 },
    { is: 'played', def: 0 },
  ]
  const asked =
    '{"options":["{\\"do\\":\\"draw\\",\\"n\\":2}","{\\"do\\":\\"name\\"}","{\\"do\\":\\"pass\\"}"],"seat":1}'
  assert.equal(checkOf(e, state({ decision }), events), hash(`[[{"def":"x","is":"played"}],${asked},null]`).slice(-4))
  assert.equal(checkOf(e, state({ result: { winner: null } }), []), hash('[[],null,{"winner":null}]').slice(-4))
})

test('a fingerprint is of the whole state', () => {
  assert.equal(fingerprint(state({})), hash('{"seats":2,"decision":null,"result":null}'))
})
