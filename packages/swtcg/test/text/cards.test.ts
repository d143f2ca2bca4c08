import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '@dejarik/kernel/grammar'
import { cards, cardsBySet, setCodes, wordingHash } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { compileCard, meaning, paragraphs, render, swtcgGrammar, unbound } from '../../src/text/index.js'
import { coverage } from './coverage.js'
import { absent, printed } from './printed.js'

const treesOf = (card: { abilities: readonly unknown[] }) => card.abilities as readonly Ability[]

test('what a card says is read back as the same tree', () => {
  for (const card of cards) {
    for (const ability of treesOf(card)) {
      const said = render(ability)
      assert.deepEqual(compileCard(said, card), { abilities: [ability], unread: [] }, `${card.name}: ${said}`)
    }
  }
})

test('nothing points back at what nobody chose', () => {
  for (const card of cards) {
    if (card.by === 'compiled') assert.deepEqual(treesOf(card).flatMap(unbound), [], card.name)
  }
})

for (const set of setCodes) {
  test(`as many cards of ${set} are understood as ever`, () => {
    const known = cardsBySet[set].filter((card) => card.by !== 'none' || card.wording === '').length
    assert.ok(known >= coverage[set], `${known} of ${cardsBySet[set].length}`)
  })
}

for (const set of setCodes) {
  const texts = printed(set)
  test(`the abilities of ${set} are what the compiler makes of the print`, { skip: texts ? false : absent }, () => {
    for (const card of cardsBySet[set]) {
      const text = texts?.get(card.id) ?? ''
      assert.equal(card.wording, wordingHash(text), `${card.name}: the wording has changed`)
      if (card.by !== 'compiled') continue
      assert.deepEqual(compileCard(text, card), { abilities: card.abilities, unread: [] }, card.name)
    }
  })

  test(`no printed text of ${set} can be read in two ways`, { skip: texts ? false : absent }, () => {
    for (const card of cardsBySet[set]) {
      for (const { text, sort } of paragraphs(texts?.get(card.id) ?? '', card)) {
        const result = read(swtcgGrammar, sort, text)
        if ('unread' in result) continue
        const trees = [result.node, ...result.others].map((node) => JSON.stringify(meaning(node)))
        assert.deepEqual([...new Set(trees)].length, 1, `${card.name}: ${text}`)
      }
    }
  })
}
