import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  column,
  flag,
  limits,
  links,
  list,
  named,
  number,
  oneOf,
  orNull,
  record,
  row,
  type Shape,
  text,
  whole,
  within,
} from '@dejarik/kernel/boundary'

const says = (shape: Shape, value: unknown): string | null => shape(value, 'it')?.says ?? null

describe('what fits is let in, and a sentence says what would be right', () => {
  const cases: [string, Shape, unknown, unknown, string][] = [
    ['a whole number', whole(0, 3), 3, '3', 'it must be a whole number from 0 to 3, not "3"'],
    ['a whole number in a list', whole(0, 3), 1, [1], 'it must be a whole number from 0 to 3, not a list of 1'],
    ['a number', number(-1, 1), 0.5, Number.NaN, 'it must be a number from -1 to 1, not no number'],
    ['a text', text(3), 'abc', 'abcd', 'it must be a text of at most 3 signs, not "abcd"'],
    ['yes or no', flag, true, 1, 'it must be yes or no, not 1'],
    ['one of some', oneOf('a', 'b'), 'b', 'c', 'it must be one of "a", "b", not "c"'],
    ['a list', list(whole(0, 1), 2), [0, 1], [0, 9], 'it[1] must be a whole number from 0 to 1, not 9'],
    ['a long list', list(whole(0, 1), 2), [], [0, 0, 0], 'it has 3 entries; at most 2 are possible'],
    ['a column', column(2, whole(0, 1)), [0, 1], [0], 'it has 1 entries instead of 2'],
    ['a row', row(flag, text(1)), [true, 'x'], [true, 3], 'it[1] must be a text of at most 1 signs, not 3'],
    ['a record', record({ a: flag }), { a: true }, {}, 'it.a is missing'],
    ['another field', record({ a: flag }), { a: true }, { a: true, b: 1 }, 'There is no field "it.b"'],
    ['an optional field', record({}, { a: flag }), { a: true }, { a: 3 }, 'it.a must be yes or no, not 3'],
    ['names', named(text(1), flag, 1), { a: true }, { a: true, b: true }, 'it has 2 entries; at most 1 are possible'],
    ['nothing', orNull(flag), null, undefined, 'it must be yes or no, not missing'],
    ['links', links(3), [1, 2, -1], [1, 2, 0], 'it leads in a circle from entry 0'],
  ]
  for (const [name, shape, right, wrong, sentence] of cases)
    test(name, () => {
      assert.equal(says(shape, right), null)
      assert.equal(says(shape, wrong), sentence)
    })
})

test('only what is its own is a field of a record', () => {
  assert.equal(says(record({ toString: flag }), {}), 'it.toString is missing')
  assert.equal(says(record({}), JSON.parse('{"__proto__": 1}')), 'There is no field "it.__proto__"')
})

describe('a value is bearable in depth, size and texts', () => {
  const small = within({ depth: 3, values: 5, signs: 4 })
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  const cases: [string, unknown, string | null][] = [
    ['small', { a: [1, 'abcd', null] }, null],
    ['deep', deep, 'it is nested too deeply: 3 levels are possible'],
    ['large', [1, 2, 3, 4, 5, 6], 'it is too large: 5 values are possible'],
    ['a long text', ['abcde'], 'it holds a text of 5 signs; 4 are possible'],
    ['no number', [Number.NaN], 'it holds a number that is none'],
    ['no data', [() => 1], 'it holds something that is no plain data'],
    ['a map', [new Map()], 'it holds something that is no plain data'],
  ]
  for (const [name, value, sentence] of cases) test(name, () => assert.equal(says(small, value), sentence))
  test('in a circle', () => {
    const circle: unknown[] = []
    circle.push(circle)
    assert.match(says(within(limits.request.bounds), circle) ?? '', /nested too deeply/)
  })
})
