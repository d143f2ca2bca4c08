import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asWritten, wordsOnce } from '../../src/vocabulary/grammar/as-written.js'

test('notes of the engine are left out, wherever they stand', () => {
  const tree = { ability: 'action', responds: ['a'], effects: [{ do: 'draw', automatic: true, n: 1 }, null, 'x'] }
  assert.deepEqual(asWritten(tree), { ability: 'action', effects: [{ do: 'draw', n: 1 }, null, 'x'] })
})

test('a number X has its plain sign, but only where nothing else is said of it', () => {
  assert.deepEqual(asWritten({ n: { x: true } }), { n: 'x' })
  assert.deepEqual(asWritten({ n: { x: true, most: 3 } }), { n: { x: true, most: 3 } })
  assert.deepEqual(asWritten({ n: { x: false } }), { n: { x: false } })
  assert.deepEqual(asWritten({ n: { y: true } }), { n: { y: true } })
})

test('a tree is put into words once', () => {
  const asked: object[] = []
  const words = wordsOnce((tree) => `words ${asked.push(tree)}`)
  const [a, b] = [{}, {}]
  assert.deepEqual([words(a), words(b), words(a)], ['words 1', 'words 2', 'words 1'])
  assert.equal(asked.length, 2)
})
