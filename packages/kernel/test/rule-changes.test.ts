import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesSince, type RuleChange, versionAfter, wasInOrder } from '@dejarik/kernel'

const changes: RuleChange[] = [
  { rule: 'r1', what: 'one' },
  { rule: 'r2', what: 'two', anyOrder: true },
  { rule: 'r3', what: 'three', cards: ['a', 'b'] },
]

test('each change raises the version by one', () => {
  assert.deepEqual([versionAfter([]), versionAfter(changes)], ['1', '4'])
})

test('before things were named in any order, they were named in the order of the table', () => {
  assert.deepEqual(
    ['1', '2', '3', '4'].map((version) => wasInOrder(changes, version)),
    [true, true, false, false],
  )
  assert.equal(wasInOrder(changes.slice(0, 1), '1'), false)
  assert.deepEqual(
    ['1', '2'].map((version) => wasInOrder([changes[1] as RuleChange], version)),
    [true, false],
  )
})

test('what has changed since a version, as far as it concerns the cards', () => {
  const since = (version: string, ...cards: string[]) =>
    changesSince(changes, version, Object.fromEntries(cards.map((card) => [card, 1]))).map(({ rule }) => rule)
  assert.deepEqual(since('1', 'a'), ['r1', 'r2', 'r3'])
  assert.deepEqual(since('0', 'b'), ['r1', 'r2', 'r3'])
  assert.deepEqual(since('2', 'x'), ['r2'])
  assert.deepEqual(since('3', 'b', 'x'), ['r3'])
  assert.deepEqual(since('4', 'a'), [])
})
