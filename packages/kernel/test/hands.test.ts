import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CoreState, knows, learn, move, type PileSpec, reveal, revealAll, type Table } from '../src/index.js'

/** Two hands and a public pile; cards 0–2 are in the first hand, 0 and 1 are copies of one card. */
function table(): Table {
  const specs: PileSpec[] = [
    { name: 'hand', seat: 0, seen: 'owner', loose: true },
    { name: 'deck', seat: 0, seen: 'none' },
    { name: 'discard', seat: 0, seen: 'all' },
  ]
  const s = {
    seats: 2,
    def: [7, 7, 8],
    pile: [0, 0, 0],
    incarnation: [0, 0, 0],
    known: [1, 1, 1],
    piles: [[0, 1, 2], [], []],
    clock: 0,
    changes: 0,
    touched: [],
  } as unknown as CoreState
  return { s, rules: { piles: () => specs } } as unknown as Table
}

test('of two copies in a hand, the one that is shown may be the one that was seen', () => {
  const t = table()
  learn(t.s, 1, 0)
  move(t, 1, 2)
  assert.equal(knows(t.s, 1, 0), false, 'the copy in hand is no longer certain')
  assert.equal(knows(t.s, 0, 0), true)
})

test('a card that was seen and is shown leaves the other copy as unknown as it was', () => {
  const t = table()
  learn(t.s, 1, 0)
  learn(t.s, 1, 2)
  move(t, 0, 2)
  assert.deepEqual([knows(t.s, 1, 1), knows(t.s, 1, 2)], [false, true])
})

test('showing a card in a hand counts as well', () => {
  const t = table()
  learn(t.s, 1, 0)
  reveal(t, 1)
  assert.deepEqual([knows(t.s, 1, 0), knows(t.s, 1, 1)], [false, true])
})

test('a card that leaves a hand unseen may have been any of it', () => {
  const t = table()
  for (const card of [0, 1, 2]) learn(t.s, 1, card)
  move(t, 2, 1)
  assert.deepEqual(
    [0, 1, 2].map((card) => knows(t.s, 1, card)),
    [false, false, false],
  )
  assert.deepEqual(
    [0, 1].map((card) => knows(t.s, 0, card)),
    [true, true],
  )
})

test('copies that are shown at the same time are told apart', () => {
  const t = table()
  revealAll(t, [0, 1])
  assert.deepEqual([knows(t.s, 1, 0), knows(t.s, 1, 1)], [true, true])
})
