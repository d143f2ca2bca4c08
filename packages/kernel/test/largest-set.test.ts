import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largest } from '../src/decisions/pick.js'

const things = [7, 8, 9]

test('things that are worth something: the cheapest are counted as long as the sum allows', () => {
  assert.equal(largest(things, { worth: [4, 1, 2], most: 3 }), 2)
  assert.equal(largest(things, { worth: [4, 1, 2], most: 7 }), 3)
  assert.equal(largest(things, { worth: [4, 1, 2], most: 0 }), 0)
  assert.equal(largest(things, { worth: [4, 1, 2] }), 0)
})

test('things of one kind: as many as the commonest kind has; of different kinds: one of each', () => {
  assert.equal(largest(things, { kinds: [5, 5, 6], alike: true }), 2)
  assert.equal(largest(things, { kinds: [5, 5, 6], alike: false }), 2)
  assert.equal(largest(things, { kinds: [5, 5, 5], alike: false }), 1)
  assert.equal(largest([], { kinds: [], alike: true }), 0)
})
