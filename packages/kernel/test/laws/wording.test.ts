import assert from 'node:assert/strict'
import { test } from 'node:test'
import { borrowedWording, sharedRun } from '../../src/laws/index.js'

test('the longest run of words that two texts share, whatever stands around it', () => {
  assert.deepEqual(sharedRun('First, draw two cards; then stop', 'You may <b>draw two</b> cards. Stop.'), [
    'draw',
    'two',
    'cards',
  ])
})

test('nine words in a row are too many, eight are not', () => {
  const card = (n: number) => ({
    name: `${n}`,
    ours: 'a b c d e f g h i j'.split(' ').slice(0, n).join(' '),
    print: 'x a b c d e f g h i y',
  })
  assert.deepEqual(borrowedWording([card(8), card(9), card(10)]), ['9: 9 words in a row', '10: 9 words in a row'])
})
