import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abilityWords, cards, effectWords, swccg } from '../src/index.js'

test('every ability and every effect of every card is put into words', () => {
  const { clauses, nodes } = swccg(cards).catalog
  for (const { ability, name } of clauses) assert.notEqual(abilityWords(ability), '', name)
  for (const node of nodes) assert.notEqual(effectWords(node), '', node.do)
})

test('a tree that the grammar does not know is an error, and no empty text', () => {
  assert.throws(() => effectWords({ do: 'no such effect' }), /no words for/)
  assert.throws(() => abilityWords({ ability: 'no such ability' }), /no words for/)
})
