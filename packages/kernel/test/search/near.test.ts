import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meant } from '../../src/search/near.js'

test('the word that begins so, else the one with the fewest slips', () => {
  const known = ['character', 'colour', 'cost', 'type']
  assert.equal(meant('char', known), 'character')
  assert.equal(meant('color', known), 'colour')
  assert.equal(meant('cots', known), 'cost')
  assert.equal(meant('typ', known), 'type')
  assert.equal(meant('xyz', known), undefined)
  assert.equal(meant('c', known), undefined)
  assert.equal(meant('c', ['x', 'c']), 'c')
})

test('of several the nearest', () => {
  assert.equal(meant('abcdef', ['abxxef', 'abcxef', 'abcdxf']), 'abcxef')
})

test('a slip for every three letters is near, and one for a short word', () => {
  assert.equal(meant('abcdef', ['xbcxef']), 'xbcxef')
  assert.equal(meant('abcde', ['xbcxe']), undefined)
  assert.equal(meant('ab', ['xb']), 'xb')
  assert.equal(meant('abcdef', ['xxcxef']), undefined)
})
