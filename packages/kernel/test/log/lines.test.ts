import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf } from '../../src/log/lines.js'
import { filled, said } from '../../src/log/said.js'

test('an event is told with names in place of its cards; one that is not there is left out', () => {
  const kinds = new Map([
    ['card', 'card'],
    ['by', 'card'],
    ['cards', 'card'],
    ['why', 'card'],
  ])
  const fields = { of: () => kinds } as never
  const name = (card: number) => ({ card: `card ${card}` }) as never
  const line = lineOf(
    { is: 'hit', card: 0, by: -1, cards: [1, 2], why: 'x', n: 3, to: undefined } as never,
    fields,
    name,
  )
  assert.equal(line.key, 'hit')
  assert.deepEqual(line.args, {
    card: { card: 'card 0' },
    cards: [{ card: 'card 1' }, { card: 'card 2' }],
    why: 'x',
    n: 3,
  })
})

test('a sentence has its gaps filled', () => {
  assert.equal(filled('{0} {0|card|cards} of {1}', [1, 'Rex']), '1 card of Rex')
  assert.equal(filled('{0} {0|card|cards}', [2]), '2 cards')
  assert.equal(filled('{0:or}; {0}; {1}', [['a', 'b', 'c'], said('it is {0}', 3)]), 'a, b or c; a, b, c; it is 3')
  assert.equal(filled('a{3}b', []), 'ab')
  assert.deepEqual(said('plain'), { says: 'plain' })
  assert.deepEqual(said('{0}', 2), { says: '2', form: '{0}', gaps: [2] })
})
