import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersFor, library } from '@dejarik/kernel/search'
import { cards as all, swccgSearch } from '../src/index.js'

const cards = library(swccgSearch, all)
const named = (words: string): string[] => {
  const { found, faults } = cards.search(words)
  assert.deepEqual(faults, [], words)
  return found.map(({ name }) => name)
}

test('every example of the help finds some cards, not all, and nothing is wrong with it', () => {
  for (const { words } of swccgSearch.examples) {
    const found = named(words)
    assert.ok(found.length > 0 && found.length < all.length / 2, `${words} finds ${found.length}`)
  }
})

test('every filter counts what a click finds', () => {
  for (const { field, values } of filtersFor(cards, ''))
    for (const { value, count, words } of values) assert.equal(named(words).length, count, `${field} ${value}`)
})

test('icons by number, destinies of every kind, rarity by letter and by word', () => {
  assert.deepEqual(
    named('icon>=2pilot'),
    all.filter(({ icons }) => (icons.pilot ?? 0) >= 2).map(({ name }) => name),
  )
  assert.deepEqual(named('destiny:pi'), ['Brainiac'])
  assert.equal(named('rarity:common').length, named('rarity:c or rarity:c1 or rarity:c2 or rarity:c3').length)
  assert.deepEqual(named('uniqueness:unique'), named('is:unique'))
  assert.ok(named('uniqueness:restricted').length > 0)
  assert.ok(named('Tatooine: Cantina').includes('Tatooine: Cantina'))
})
