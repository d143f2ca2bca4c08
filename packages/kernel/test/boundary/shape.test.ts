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
    ['links the other way', links(3), [-1, 0, 1], [-1, 2, 1], 'it leads in a circle from entry 1'],
    ['a link to itself', links(2), [-1, 0], [1, 1], 'it leads in a circle from entry 0'],
    ['the least number', whole(1, 3), 1, 0, 'it must be a whole number from 1 to 3, not 0'],
    ['the greatest number', whole(1, 3), 3, 4, 'it must be a whole number from 1 to 3, not 4'],
    ['half a number', whole(1, 3), 2, 1.5, 'it must be a whole number from 1 to 3, not 1.5'],
    ['a number at its border', number(0, 1), 0, 1.01, 'it must be a number from 0 to 1, not 1.01'],
    ['a number at its other border', number(0, 1), 1, -0.01, 'it must be a number from 0 to 1, not -0.01'],
    ['no list', list(flag, 2), [true, false], 'ab', 'it must be a list, not "ab"'],
    ['no column', column(2, flag), [true, false], 'ab', 'it must be a list, not "ab"'],
    ['a long column', column(2, flag), [true, false], [true, true, true], 'it has 3 entries instead of 2'],
    ['no row', row(flag), [true], 'a', 'it must be a list, not "a"'],
    ['a long row', row(flag), [true], [true, true], 'it has 2 entries instead of 1'],
    ['no record', record({ a: flag }), { a: true }, [true], 'it must be a record with named fields, not a list of 1'],
    ['nothing for a record', record({}), {}, null, 'it must be a record with named fields, not empty'],
    [
      'a field that holds nothing',
      record({}, { a: flag }),
      { a: undefined },
      { a: null },
      'it.a must be yes or no, not empty',
    ],
    ['any other field', record({}, {}, flag), { z: true }, { z: 1 }, 'it.z must be yes or no, not 1'],
    ['no names', named(text(1), flag, 1), {}, [], 'it must be a record with named fields, not an empty list'],
    [
      'a long name',
      named(text(1), flag, 1),
      { a: true },
      { ab: true },
      'the name of it.ab must be a text of at most 1 signs, not "ab"',
    ],
    ['what has a name', named(text(1), flag, 1), { a: true }, { a: 1 }, 'it.a must be yes or no, not 1'],
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

test('depth, size and texts at their borders', () => {
  const small = within({ depth: 2, values: 3, signs: 2 })
  for (const value of [[[[]]].flat(), { a: { b: 1 } }, [1, 2, 3], ['ab'], true, undefined, null, Object.create(null)])
    assert.equal(says(small, value), null)
  assert.equal(says(small, [[[[]]]]), 'it is nested too deeply: 2 levels are possible')
  assert.equal(says(small, [1, [2, 3]]), 'it is too large: 3 values are possible')
  assert.equal(says(small, [Number.POSITIVE_INFINITY]), 'it holds a number that is none')
  assert.equal(says(small, 'abc'), 'it holds a text of 3 signs; 2 are possible')
  assert.equal(says(small, 1n), 'it holds something that is no plain data')
})
