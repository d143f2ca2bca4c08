import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { rawWords } from '@dejarik/kernel/laws'
import { damageText } from '../src/fuzz/damage-text.js'
import { doors } from '../src/fuzz/doors.js'
import type { Fuzzed } from '../src/fuzz/run.js'
import { spawnedWith } from './dejarik.js'

test('damaged inputs through every door are refused with a sentence, or accepted', () => {
  const { code, err, json } = spawnedWith({}, 'fuzz', '--inputs', '240', '--seed', 'test', '--json')
  const { failures, inputs, clean, accepted } = json() as Fuzzed
  assert.deepEqual(failures, [], err)
  assert.equal(code, 0)
  assert.equal(inputs, 240)
  assert.equal(clean + accepted, inputs)
  assert.ok(clean > 50 && accepted > 10, `${clean} refused, ${accepted} accepted`)
})

test('the same seed damages the same things in the same way', async () => {
  for (const [name, { make }] of Object.entries(doors))
    assert.equal(await make(generator('one')), await make(generator('one')), name)
})

test('a crash is noticed, and the input that caused it is kept', async () => {
  const { command } = await import('../src/fuzz/command-door.js')
  const outcome = await command(['rules', 'destiny.activate'])
  assert.deepEqual(outcome, { verdict: 'accepted', why: '' })
  for (const raw of [
    'deck.cards is not iterable',
    "Cannot read properties of undefined (reading 'x')",
    'not undefined',
  ])
    assert.match(raw, rawWords)
  for (const plain of ['CARD has no power (undefined)', 'There is no field "x"', 'it must be a list'])
    assert.doesNotMatch(plain, rawWords)
})

test('a text is damaged, and never beyond what is tried', () => {
  const text = readFileSync(new URL(import.meta.url), 'utf8')
  const g = generator('damage')
  const made = Array.from({ length: 50 }, () => damageText(g, text))
  assert.ok(made.every((each) => each.length <= 400_000))
  assert.ok(made.filter((each) => each !== text).length > 45)
  assert.ok(below(g, 2) < 2)
})

test('a door that is not there is refused with those that are', () => {
  const { code, err } = spawnedWith({}, 'fuzz', '--door', 'decks')
  assert.equal(code, 2)
  assert.match(err, /There is no door "decks"; there are deck, record, .* Did you mean deck\?/)
})
