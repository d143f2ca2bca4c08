import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  faultsOfCards,
  isSet,
  isUnderstood,
  isWhole,
  matching,
  mustBeCards,
  oneOf,
  type Schema,
  show,
  trimmed,
  whole,
  wholeOr,
  words,
  written,
} from '@dejarik/kernel/facts'

type Type = 'unit' | 'trick'
const every = ['unit', 'trick'] as const
const schema: Schema<Type> = {
  types: every,
  typeOf: ({ type }) => type,
  fields: {
    id: { needed: every, is: trimmed },
    type: { needed: every, is: oneOf(every) },
    power: { needed: ['unit'], is: whole(0) },
    cost: { needed: [], allowed: ['trick'], is: wholeOr('X', 1) },
    ...written(every),
  },
  whole: ({ id }) => (id === 'odd' ? ['is odd'] : []),
}

const unit = { id: 'a', type: 'unit', power: 1, abilities: [], by: 'none', wording: '' }
const trick = { id: 'b', type: 'trick', abilities: [], by: 'none', wording: '' }
const faults = (...cards: unknown[]) => faultsOfCards(schema, cards)

test('a good list has no fault', () => {
  assert.deepEqual(faults(unit, trick, { ...trick, id: 'c', cost: 'X' }, { ...trick, id: 'd', cost: 1 }), [])
  assert.doesNotThrow(() => mustBeCards(schema, [unit, trick]))
})

test('what is no list, and what is no record, is said', () => {
  assert.deepEqual(faultsOfCards(schema, { a: 1 }), ['the cards must be a list, not {"a":1}'])
  for (const [value, said] of [
    [null, 'null'],
    [3, '3'],
    [[1], '[1]'],
    [undefined, 'missing'],
  ] as const)
    assert.deepEqual(faults(unit, value), [`card 2: must be a record, not ${said}`])
})

test('a card without an id goes by its place', () => {
  const { id: _id, ...nameless } = unit
  assert.deepEqual(faults(trick, nameless), ['card 2: id is missing'])
})

test('fields are needed, allowed and unknown by the type of the card', () => {
  const { power: _power, ...weak } = unit
  assert.deepEqual(faults(weak), ['a: power is missing'])
  assert.deepEqual(faults({ ...unit, cost: 1 }), ['a: a card of type unit has no cost'])
  assert.deepEqual(faults({ ...trick, power: 1 }), ['b: a card of type trick has no power'])
  assert.deepEqual(faults({ ...unit, colour: 'red' }), ['a: unknown key "colour"'])
})

test('where the type is wrong, only what every type needs is missed', () => {
  assert.deepEqual(faults({ id: 'a', type: 'ship', by: 'none', abilities: [], power: 1, cost: 1 }), [
    'a: type must be one of unit, trick, not "ship"',
    'a: wording is missing',
  ])
})

test('each field is checked, and the card as a whole', () => {
  assert.deepEqual(faults({ ...unit, power: -1, id: 'odd' }), [
    'odd: power must be a whole number of at least 0, not -1',
    'odd: is odd',
  ])
})

test('an id is there once; what has none is no copy', () => {
  assert.deepEqual(faults(unit, trick, unit), ['a: is there twice'])
  assert.deepEqual(faults(3, 3).length, 2)
})

test('abilities have an author', () => {
  const abilities = [{ ability: 'action' }]
  assert.deepEqual(faults({ ...unit, abilities }), ['a: has abilities that nobody wrote (by none)'])
  assert.deepEqual(faults({ ...unit, abilities, by: 'hand' }), [])
})

test('all faults are told at once', () => {
  assert.throws(() => mustBeCards(schema, [{ ...unit, power: 1.5 }, unit]), {
    message: 'The card data has 2 fault(s):\na: power must be a whole number of at least 0, not 1.5\na: is there twice',
  })
})

test('an ability is a record with a name, and its own name is a text', () => {
  const shape = written(every).abilities.is
  assert.equal(shape([{ ability: 'action', name: 'first' }]), undefined)
  for (const wrong of [{}, [null], [{}], [{ ability: '' }], [{ ability: 1 }], [{ ability: 'a', name: '' }]])
    assert.equal(shape(wrong), `must be a list of {ability, name?, …}, not ${JSON.stringify(wrong)}`)
})

test('a wording is nothing or eight hex digits', () => {
  const { is } = written(every).wording
  assert.deepEqual(['', '0123abcd'].map(is), [undefined, undefined])
  assert.equal(is('0123abc'), 'must be \'\' or eight hex digits, not "0123abc"')
})

test('a card that has words is understood once somebody has read it', () => {
  assert.deepEqual(
    [
      { by: 'none', wording: '' },
      { by: 'none', wording: '0123abcd' },
      { by: 'hand', wording: '0123abcd' },
    ].map((card) => isUnderstood(card as never)),
    [true, false, true],
  )
})

test('values of a field', () => {
  assert.deepEqual(
    [0, 1, 1.5, '1', null].map((value) => isWhole(value, 1)),
    [false, true, false, false, false],
  )
  assert.deepEqual([isSet([]), isSet([1, 2]), isSet([1, 1])], [true, true, false])
  assert.deepEqual(['X', 2, 1].map(wholeOr('X', 2)), [
    undefined,
    undefined,
    'must be a whole number of at least 2 or X, not 1',
  ])
  assert.deepEqual(
    ['a b', ' a', 'a ', '', 1].map((value) => trimmed(value) === undefined),
    [true, false, false, false, false],
  )
  assert.equal(matching('small', /^[a-z]+$/)(['a']), 'must be small, not ["a"]')
})

test('a list of different words', () => {
  const shape = words('small words', /^[a-z]+$/)
  assert.deepEqual([[], ['a', 'b']].map(shape), [undefined, undefined])
  for (const wrong of ['ab', ['a', 'a'], ['A'], ['a', 1]])
    assert.equal(shape(wrong), `must be small words, not ${JSON.stringify(wrong)}`)
})

test('a long value is shown by its beginning', () => {
  const [fits, long] = ['x'.repeat(198), 'x'.repeat(199)]
  assert.equal(show(fits), `"${fits}"`)
  assert.equal(show(long), `"${long}…`)
})
