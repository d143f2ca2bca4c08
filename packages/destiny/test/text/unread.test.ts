import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileCard } from '../../src/text/index.js'

test('words that are not understood are reported, from where they begin', () => {
  const { abilities, unread } = compileCard('Ambush.\nDraw 2 cards and juggle them.', 'event')
  assert.deepEqual(abilities, [{ ability: 'keyword', keyword: 'ambush' }])
  assert.deepEqual(unread, ['juggle them'])
})

test('a text is understood as a whole or not at all', () => {
  assert.deepEqual(compileCard('Draw 2 cards unless.', 'event').abilities, [])
  assert.notDeepEqual(compileCard('Draw 2 cards unless.', 'event').unread, [])
})

test('plain text gives only an event something to do', () => {
  assert.deepEqual(compileCard('Draw 2 cards.', 'support').abilities, [])
  assert.equal(compileCard('Draw 2 cards.', 'support').unread.length, 1)
  assert.equal(compileCard('Draw 2 cards.', 'event').unread.length, 0)
})

test('reminders in parentheses say nothing new', () => {
  assert.deepEqual(
    compileCard('Draw 2 cards <em>(from your deck)</em>.', 'event'),
    compileCard('Draw 2 cards.', 'event'),
  )
})
