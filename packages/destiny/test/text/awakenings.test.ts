import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '@dejarik/kernel/grammar'
import { awakenings, wordingHash } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { antecedents } from '../../src/text/antecedents.js'
import { compileCard, destinyGrammar, render, unbound } from '../../src/text/index.js'
import { lower } from '../../src/text/lower.js'
import { normalise } from '../../src/text/normalise.js'
import { tidy } from '../../src/text/tidy.js'
import { absent, printed } from './printed.js'

const data = printed('AW')

test('what a card says is read back as the same tree', () => {
  for (const card of awakenings) {
    for (const ability of card.abilities as unknown as Ability[]) {
      const said = render(ability)
      assert.deepEqual(compileCard(said, card.type), { abilities: [ability], unread: [] }, `${card.name}: ${said}`)
    }
  }
})

test('nothing points back at what nobody chose', () => {
  for (const card of awakenings) assert.deepEqual(card.abilities.flatMap(unbound), [], card.name)
})

test('every card with a text has abilities', () => {
  for (const card of awakenings) assert.equal(card.by === 'none', card.wording === '', card.name)
  const by = (author: string) => awakenings.filter((card) => card.by === author).length
  assert.ok(by('compiled') >= 167)
  assert.ok(by('native') <= 1)
})

test('no printed text can be read in two ways', { skip: data ? false : absent }, () => {
  for (const { name, text = '', type_code: type } of data ?? []) {
    for (const paragraph of text.split('\n').map(normalise)) {
      const result = read(destinyGrammar, type === 'event' ? 'event-text' : 'ability', paragraph)
      if ('unread' in result) continue
      const trees = [result.node, ...result.others].map((node) => JSON.stringify(tidy(lower(antecedents(node, type)))))
      assert.equal(new Set(trees).size, 1, name)
    }
  }
})

test('the compiled abilities are what the compiler makes of the printed text', { skip: data ? false : absent }, () => {
  const texts = new Map(data?.map((card) => [`destiny:${card.code}`, card.text ?? '']))
  for (const card of awakenings) {
    const text = texts.get(card.id) ?? ''
    assert.equal(card.wording, wordingHash(text), `${card.name}: the wording has changed`)
    if (card.by !== 'compiled') continue
    assert.deepEqual(compileCard(text, card.type), { abilities: card.abilities, unread: [] }, card.name)
  }
})
