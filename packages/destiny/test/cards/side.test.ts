import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings } from '../../src/cards/index.js'
import { parseSide, type Side, writeSide } from '../../src/cards/side.js'

const side = (symbol: Side['symbol'], value: Side['value'], modifier = false, cost = 0): Side => {
  return { symbol, value, modifier, cost }
}

const readings: Record<string, Side> = {
  '2RD1': side('ranged', 2, false, 1),
  '+1MD': side('melee', 1, true),
  '1ID': side('indirect', 1),
  '2Sh': side('shield', 2),
  '+1R': side('resource', 1, true),
  '3Dr1': side('disrupt', 3, false, 1),
  '2Dc1': side('discard', 2, false, 1),
  '3F': side('focus', 3),
  Sp: side('special', 0),
  Sp1: side('special', 0, false, 1),
  XRD: side('ranged', 'X'),
  '12MD': side('melee', 12),
  '-': side('blank', 0),
}

for (const [text, reading] of Object.entries(readings)) {
  test(`the side ${text} is read and written back`, () => {
    assert.deepEqual(parseSide(text), reading)
    assert.equal(writeSide(reading), text)
  })
}

const refusals: Record<string, RegExp> = {
  '': /"" cannot be read/,
  '+1*': /any symbol are not supported/,
  '2QQ': /"QQ" is none of MD RD/,
  '1constructor': /cannot be read/,
  MD: /melee symbol needs a value/,
  '2Sp': /number after Sp is its cost/,
  '1 RD': /not \[\+\]value symbol \[cost\]/,
  '--': /cannot be read/,
}

for (const [text, reason] of Object.entries(refusals)) {
  test(`the side "${text}" is refused with the reason`, () => {
    assert.throws(() => parseSide(text), reason)
  })
}

test('every side of Awakenings is written as it was read', () => {
  const sides = awakenings.flatMap((card) => card.sides ?? [])
  assert.equal(sides.length, 67 * 6)
  for (const text of sides) assert.equal(writeSide(parseSide(text)), text)
})
