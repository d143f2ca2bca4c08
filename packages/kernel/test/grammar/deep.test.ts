import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constant, grammar, read, sayings } from '../../src/vocabulary/grammar/index.js'

test('a text in too many brackets is not understood, and no stack overflows', () => {
  const nested = grammar([...constant('text', 'one', ['one']), ...sayings('text', {}, ['[ {inside:text} ]'])])
  const text = (n: number) => `${'[ '.repeat(n)}one${' ]'.repeat(n)}`
  assert.deepEqual(read(nested, 'text', text(2)), { node: { inside: { inside: 'one' } }, others: [] })
  assert.ok('unread' in read(nested, 'text', text(20_000)))
})
