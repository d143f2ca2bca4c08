import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chain } from '../../src/vocabulary/grammar/chain.js'
import { constant, digits, type Form, grammar, list, read, write } from '../../src/vocabulary/grammar/index.js'

const letters = [
  ...constant('letter', 'a', ['alpha']),
  ...constant('letter', 'b', ['beta']),
  ...constant('letter', 'c', ['gamma']),
]

const nodeOf = (forms: readonly Form[], sort: string, text: string): unknown => {
  const result = read(grammar([...letters, ...forms]), sort, text)
  return 'node' in result ? result.node : result
}
const textOf = (forms: readonly Form[], sort: string, node: unknown): string =>
  write(grammar([...letters, ...forms]), sort, node)

test('a list of one, two and three', () => {
  const forms = [list('letters', 'letter', 'or')]
  for (const [node, text] of [
    [['a'], 'Alpha'],
    [['b', 'a'], 'Beta or alpha'],
    [['c', 'b', 'a'], 'Gamma, beta, or alpha'],
  ] as const) {
    assert.equal(textOf(forms, 'letters', node), text)
    assert.deepEqual(nodeOf(forms, 'letters', text), node)
  }
  assert.deepEqual(nodeOf(forms, 'letters', 'alpha, beta or gamma'), ['a', 'b', 'c'])
  assert.deepEqual(nodeOf(forms, 'letters', 'alpha beta'), { unread: 'beta' })
  assert.throws(() => textOf(forms, 'letters', ['a', 'z']), /no words for/)
  assert.throws(() => textOf(forms, 'letters', 'a'), /no words for/)
})

test('a list that has an order, and one of at least two', () => {
  const forms = [list('letters', 'letter', 'or', { order: ['a', 'b', 'c'], least: 2 })]
  assert.deepEqual(nodeOf(forms, 'letters', 'gamma, alpha, or beta'), ['a', 'b', 'c'])
  assert.equal(textOf(forms, 'letters', ['b', 'c']), 'Beta or gamma')
  assert.ok('unread' in (nodeOf(forms, 'letters', 'gamma') as object))
  assert.throws(() => textOf(forms, 'letters', ['a']), /no words for/)
})

test('a chain is one list of what its parts bring', () => {
  const pair = list('pair', 'letter', 'or')
  const joined = [pair, chain('all', 'pair', { together: (one, other) => one === other })]
  assert.deepEqual(nodeOf(joined, 'all', 'alpha or beta and gamma'), ['a', 'b', 'c'])
  assert.deepEqual(nodeOf(joined, 'all', 'alpha, and gamma'), ['a', 'c'])
  assert.equal(textOf(joined, 'all', ['a', 'a', 'b']), 'Alpha or alpha and beta')
  assert.equal(textOf(joined, 'all', ['c']), 'Gamma')
  assert.throws(() => textOf(joined, 'all', []), /no words for/)
  assert.throws(() => textOf(joined, 'all', ['z']), /no words for/)
  assert.throws(() => textOf(joined, 'all', 'a'), /no words for/)
  // Without neighbours to say together it is only read.
  assert.throws(() => textOf([pair, chain('all', 'pair')], 'all', ['a']), /no words for/)
  const one = list('one', 'letter', 'nor')
  assert.ok('unread' in (nodeOf([one, chain('all', 'one')], 'all', 'alpha and') as object))
})

test('numbers are said as digits', () => {
  const numbers = grammar([digits])
  assert.equal(write(numbers, 'digits', 0), '0')
  assert.equal(write(numbers, 'digits', 12), '12')
  assert.throws(() => write(numbers, 'digits', -1), /no words for/)
  assert.throws(() => write(numbers, 'digits', '1'), /no words for/)
  for (const [text, n] of [
    ['zero', 0],
    ['one', 1],
    ['two', 2],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['an', 1],
    ['0', 0],
    ['12', 12],
  ] as const)
    assert.deepEqual(read(numbers, 'digits', text), { node: n, others: [] })
  assert.deepEqual(read(numbers, 'digits', 'eleven'), { unread: 'eleven' })
  assert.deepEqual(read(numbers, 'digits', '1a'), { unread: '1a' })
})
