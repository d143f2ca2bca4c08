import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersFor, library } from '@dejarik/kernel/search'
import { awakenings as all, destinySearch } from '../src/index.js'

const cards = library(destinySearch, all)
const named = (words: string): string[] => {
  const { found, faults } = cards.search(words)
  assert.deepEqual(faults, [], words)
  return found.map(({ name }) => name)
}

test('every example of the help finds some cards, not all, and nothing is wrong with it', () => {
  for (const { words } of destinySearch.examples) {
    const found = named(words)
    assert.ok(found.length > 0 && found.length < all.length / 2, `${words} finds ${found.length}`)
  }
})

test('every filter counts what a click finds', () => {
  for (const { field, values } of filtersFor(cards, ''))
    for (const { value, count, words } of values) assert.equal(named(words).length, count, `${field} ${value}`)
})

test('die sides by symbol, value, modifier and price', () => {
  const sides = (words: string) => new Set(cards.search(words).found.flatMap(({ sides }) => sides ?? []))
  assert.ok(
    [...all].every(
      (card) => named('die:3melee').includes(card.name) === /"3MD1?"/.test(JSON.stringify(card.sides ?? [])),
    ),
  )
  assert.ok(sides('die:+2ranged').has('+2RD'))
  assert.deepEqual(named('die:3md'), named('die:3melee'))
  assert.deepEqual(
    named('die:pay die:melee'),
    named('die:melee').filter((name) => named('die:pay').includes(name)),
  )
  assert.ok(named('die:pay').length < named('is:dice').length)
  assert.deepEqual(
    named('points:12'),
    named('type:character').filter((name) => named('points=12').includes(name)),
  )
  assert.deepEqual(named('set:aw').length, all.length)
})
