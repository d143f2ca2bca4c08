import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abilityWords, cards, effectWords, playedAs, renderCard, swtcg } from '../src/index.js'

test('every ability and every effect of every card is put into words', () => {
  const { clauses, nodes } = swtcg(cards.map(playedAs)).catalog
  for (const { ability, name } of clauses) assert.notEqual(abilityWords(ability), '', name)
  for (const node of nodes) assert.notEqual(effectWords(node), '', node.do)
  for (const { id, abilities } of cards)
    assert.equal(renderCard(abilities as never).length > 0, abilities.length > 0, id)
})

test('a tree that the grammar does not know is an error, and no empty text', () => {
  assert.throws(() => effectWords({ do: 'no such effect' }), /no words for/)
  assert.throws(() => abilityWords({ ability: 'no such ability' }), /no words for/)
})
