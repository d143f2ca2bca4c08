import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Illegal } from '@dejarik/kernel'
import {
  cardIn,
  cardOrNone,
  clauseIn,
  deckShape,
  definitionIn,
  type Extent,
  either,
  isRecord,
  isSentence,
  limits,
  links,
  list,
  mustBe,
  mustBeDecks,
  named,
  refIn,
  row,
  seatIn,
  sentenceOf,
  shown,
  text,
  whole,
  within,
} from '@dejarik/kernel/boundary'
import { Refused, said } from '@dejarik/kernel/log'

const deck = { name: 'Mine', cards: [{ card: 'a', copies: 1 }] }
const seats = { least: 2, most: 3 }

test('decks with which no game could begin are refused, and whose it is is told', () => {
  const refused = (decks: unknown): string => {
    try {
      mustBeDecks(decks, deckShape(), seats)
      return ''
    } catch (error) {
      assert.ok(error instanceof Refused)
      return error.message
    }
  }
  assert.equal(refused([deck, deck]), '')
  assert.equal(refused([deck, deck, deck]), '')
  assert.equal(refused({ 0: deck, 1: deck }), 'A game needs a list of decks')
  assert.equal(refused([deck]), 'This game is for 2 to 3 players, not 1')
  assert.equal(refused([deck, deck, deck, deck]), 'This game is for 2 to 3 players, not 4')
  assert.equal(
    refused([deck, { ...deck, name: 3 }]),
    'The deck of player 2 is damaged: name must be a text of at most 200 signs, not 3',
  )
  assert.equal(refused([{ name: 'x' }, deck]), 'The deck of player 1 is damaged: cards is missing')
  assert.match(
    refused([deck, { ...deck, cards: [{ card: 'a', copies: 0 }] }]),
    /^The deck of player 2 .*copies must be a whole number from 1 to 99, not 0$/,
  )
})

test('a value that is not what it must be is refused with a sentence', () => {
  assert.doesNotThrow(() => mustBe(whole(0, 3), 3, 'it'))
  assert.throws(() => mustBe(whole(0, 3), 4, 'it'), { message: 'it must be a whole number from 0 to 3, not 4' })
})

test('what was written for people is told to them, a fault of the program is not', () => {
  const otherwise = said('Something went wrong')
  const refused = new Refused(said('{0} is no card', 'X'))
  class Own extends Error {}
  assert.deepEqual(
    [refused, new Illegal('no'), new Error('plain'), new TypeError('odd'), new Own('own'), 'text', null].map(
      isSentence,
    ),
    [true, true, true, false, false, false, false],
  )
  assert.deepEqual(sentenceOf(refused, otherwise), said('{0} is no card', 'X'))
  assert.deepEqual(sentenceOf(new Error('plain'), otherwise), { says: 'plain' })
  assert.equal(sentenceOf(new TypeError('odd'), otherwise), otherwise)
})

test('a value in a few words', () => {
  const signs = 'x'.repeat(40)
  assert.deepEqual([undefined, null, 'a', 3, Number.NaN, true, false, [], [1, 2], {}, () => 1].map(shown), [
    'missing',
    'empty',
    '"a"',
    '3',
    'no number',
    'yes',
    'no',
    'an empty list',
    'a list of 2',
    'a record',
    'something else',
  ])
  assert.deepEqual([shown(signs), shown(`${signs}y`)], [`"${signs}"`, `"${signs}…"`])
})

const fits = (shape: (value: unknown, at: string) => unknown, ...values: unknown[]) =>
  values.map((value) => shape(value, 'it') === null)

test('depth, number of values and length of texts, to the last that is possible', () => {
  const bounds = within({ depth: 2, values: 3, signs: 2 })
  assert.deepEqual(fits(bounds, 1, 'ab', 'abc'), [true, true, false])
  assert.deepEqual(fits(bounds, [[[]]], [[[[]]]], [[[1]]], [['a']], [[['a']]]), [true, false, true, true, false])
  assert.deepEqual(fits(bounds, [1, 2, 3], [1, 2, 3, 4], { a: 1, b: [2] }, { a: [1], b: [2] }), [
    true,
    false,
    true,
    false,
  ])
  assert.deepEqual(
    fits(
      bounds,
      null,
      [null],
      true,
      undefined,
      Number.NaN,
      [Number.POSITIVE_INFINITY],
      () => 1,
      [new Map()],
      Object.create(null),
    ),
    [true, true, true, true, false, false, false, false, true],
  )
  assert.equal(bounds([[[['a']]]], 'it')?.says, 'it is nested too deeply: 2 levels are possible')
  assert.equal(bounds([1, 2, 3, 4], 'it')?.says, 'it is too large: 3 values are possible')
  assert.equal(bounds(['abc'], 'it')?.says, 'it holds a text of 3 signs; 2 are possible')
})

test('the first of several shapes that fits', () => {
  const shape = either(said('a text or a number'), text(3), whole(0, 3))
  assert.deepEqual(fits(shape, 'a', 3, 4, 'long'), [true, true, false, false])
  assert.equal(shape(4, 'it')?.says, 'it must be a text or a number, not 4')
})

test('numbers and records are what they are', () => {
  assert.deepEqual(fits(whole(1, 3), 0, 1, 3, 4, 1.5, '2', null), [false, true, true, false, false, false, false])
  assert.deepEqual([{}, [], null, 'a', 1].map(isRecord), [true, false, false, false, false])
})

test('lists, rows and records by name, each entry at its place', () => {
  assert.deepEqual(fits(list(whole(0, 1), 2), [], [0, 1], [0, 0, 0], [2], 'no'), [true, true, false, false, false])
  const pair = row(whole(0, 1), text(1))
  assert.deepEqual(fits(pair, [0, 'a'], [2, 'a'], [0, 'ab'], [0], [0, 'a', 1], {}), [
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  assert.equal(pair([0, 'ab'], 'it')?.says, 'it[1] must be a text of at most 1 signs, not "ab"')
  const byName = named(text(2), whole(0, 1), 2)
  assert.deepEqual(fits(byName, {}, { a: 1, b: 0 }, { a: 1, b: 0, c: 0 }, { abc: 1 }, { a: 2 }, []), [
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  assert.equal(byName({ a: 2 }, 'it')?.says, 'it.a must be a whole number from 0 to 1, not 2')
})

test('links lead to their ends, or are found to lead in a circle', () => {
  const shape = links(3)
  assert.deepEqual(fits(shape, [-1, -1, -1], [1, 2, -1], [-1, 0, 1], [1, 2, 0], [0, -1, -1], [3, -1, -1], [-1, -1]), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  assert.equal(shape([-1, 2, 1], 'it')?.says, 'it leads in a circle from entry 1')
})

const x = { seats: 2, cards: 3, catalog: { defs: [1, 2, 3, 4], clauses: [1, 2] } } as unknown as Extent

test('what the numbers of a state may point at', () => {
  assert.deepEqual(fits(seatIn(x), -1, 0, 1, 2), [false, true, true, false])
  assert.deepEqual(fits(cardIn(x), -1, 0, 2, 3), [false, true, true, false])
  assert.deepEqual(fits(cardOrNone(x), -2, -1, 0, 2, 3), [false, true, true, true, false])
  assert.deepEqual(fits(definitionIn(x), -1, 0, 3, 4), [false, true, true, false])
  assert.deepEqual(fits(clauseIn(x), -1, 0, 1, 2), [false, true, true, false])
  assert.deepEqual(fits(refIn(x), -2, -1, 0, 2, 3, 0.5, 4096, 4098, 4099, '0'), [
    false,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})

test('how much may come in is written down, and changes only on purpose', () => {
  assert.deepEqual(limits, {
    record: { bytes: 33554432, answers: 100000, bounds: { depth: 64, values: 4000000, signs: 1048576 } },
    position: { bounds: { depth: 64, values: 400000, signs: 65536 } },
    deck: { bytes: 262144, lines: 2000, entries: 1024, copies: 99, name: 200 },
    scenario: {
      bytes: 1048576,
      aliases: 100,
      answers: 10000,
      number: 500,
      bounds: { depth: 32, values: 50000, signs: 4096 },
    },
    botLine: 65536,
    cards: { bytes: 67108864, bounds: { depth: 64, values: 8000000, signs: 65536 } },
    request: { bounds: { depth: 64, values: 100000, signs: 33554432 } },
  })
})
