import assert from 'node:assert/strict'
import { test } from 'node:test'
import { didYouMean, nearest } from '../src/nearest.js'

test('a slip of one letter, a swap and a missing letter find their word', () => {
  const known = ['play', 'rules', 'replay']
  assert.equal(nearest('rulse', known), 'rules')
  assert.equal(nearest('rule', known), 'rules')
  assert.equal(nearest('repley', known), 'replay')
})

test('a name cut short finds the whole name, in its own family', () => {
  const known = ['light.saber-duel', 'dark.duel', 'light.duels-of-fate', 'light.dual']
  assert.equal(nearest('light.saber', known), 'light.saber-duel')
  assert.equal(nearest('light.fate', known), 'light.duels-of-fate')
})

test('a word that resembles nothing gets no suggestion', () => {
  assert.equal(nearest('xylophone', ['play', 'rules']), undefined)
  assert.equal(didYouMean('xylophone', ['play', 'rules']), '')
})
