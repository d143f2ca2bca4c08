import assert from 'node:assert/strict'
import { test } from 'node:test'
import { destiny } from '../src/index.js'
import { effectWords } from '../src/speak.js'

test('every effect of every card is put into words', () => {
  for (const node of destiny().catalog.nodes) assert.notEqual(effectWords(node), '', node.do)
})

test('a tree that the grammar does not know is an error, and no empty text', () => {
  assert.throws(() => effectWords({ do: 'no such effect' }), /no words for/)
})
