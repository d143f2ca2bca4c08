import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings } from '../../src/cards/index.js'
import { formats } from '../../src/decks/formats.js'
import { decks } from '../../src/decks/starters/index.js'
import { deckFrom } from '../../src/decks/starters/list.js'
import { faultsOf } from './board.js'

for (const deck of decks) {
  test(`the deck ${deck.name} is legal in every format`, () => {
    for (const format of formats) assert.deepEqual(faultsOf(deck, { in: format }), [])
  })
}

test('the two starters come first, and every deck has a name and a team of its own', () => {
  assert.deepEqual(
    decks.slice(0, 2).map(({ name }) => name),
    ['Kylo Ren', 'Rey'],
  )
  assert.equal(new Set(decks.map(({ name }) => name)).size, decks.length)
  assert.equal(new Set(decks.map(({ characters }) => JSON.stringify(characters))).size, decks.length)
})

test('every card of Awakenings is in a deck', () => {
  const used = new Set(
    decks.flatMap((deck) => [...deck.characters, ...deck.cards].map(({ card }) => card).concat(deck.battlefield ?? [])),
  )
  assert.deepEqual(
    awakenings.filter(({ id }) => !used.has(id)).map(({ name }) => name),
    [],
  )
})

test('a misspelt name in a shipped deck is an error', () => {
  const list = { name: 'Odd', team: '1 Rey', battlefield: 'Echo Base', cards: '2 Aimm' }
  assert.throws(() => deckFrom(list), /The deck "Odd" lists "2 Aimm", which is no upgrade or support or event/)
})
