import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersFor, library } from '@dejarik/kernel/search'
import { cards as all, swtcgSearch } from '../src/index.js'

const cards = library(swtcgSearch, all)
const named = (words: string): string[] => {
  const { found, faults } = cards.search(words)
  assert.deepEqual(faults, [], words)
  return found.map(({ name }) => name)
}

test('every example of the help finds some cards, not all, and nothing is wrong with it', () => {
  for (const { words } of swtcgSearch.examples) {
    const found = named(words)
    assert.ok(found.length > 0 && found.length < all.length / 2, `${words} finds ${found.length}`)
  }
})

test('every filter counts what a click finds', () => {
  for (const { field, values } of filtersFor(cards, ''))
    for (const { value, count, words } of values) assert.equal(named(words).length, count, `${field} ${value}`)
})

test('keywords that a card has or gives, by strength; type lines by one word or several', () => {
  assert.ok(named('keyword:evade').length > named('keyword>=4evade').length)
  assert.deepEqual(
    named('keyword:2shields'),
    all
      .filter(({ abilities }) => /"keyword":"shields","n":2|"n":2,"keyword":"shields"/.test(JSON.stringify(abilities)))
      .map(({ name }) => name),
  )
  assert.ok(named('subtype:"bounty hunter"').length > 0)
  assert.ok(named('subtype:"bounty hunter"').length <= named('subtype:bounty').length)
  assert.deepEqual(named('set:esb'), named('set:"empire strikes"'))
  assert.ok(named('cost:x').every((name) => all.some((card) => card.name === name && card.build === 'X')))
})
