import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordingHash } from '@dejarik/kernel/facts'

test('the hash of a wording is FNV-1a', () => {
  assert.equal(wordingHash('a'), 'e40c292c')
  assert.equal(wordingHash('foobar'), 'bf9cf968')
})

test('white space does not change a wording, a letter does, and no words have no hash', () => {
  assert.equal(wordingHash('  draw\n a card '), wordingHash('draw a card'))
  assert.notEqual(wordingHash('draw a card'), wordingHash('Draw a card'))
  assert.equal(wordingHash(' \n '), '')
})
