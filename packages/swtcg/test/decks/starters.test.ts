import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards } from '../../src/cards/index.js'
import { deckSide, heldCards } from '../../src/decks/deck.js'
import { decks } from '../../src/decks/starters/index.js'
import { deckFrom } from '../../src/decks/starters/list.js'
import { countTypes } from '../../src/decks/units.js'
import { aotc, faultsOf } from './board.js'

for (const deck of decks) {
  test(`the deck ${deck.name} is legal, with 60 cards`, () => {
    assert.deepEqual(faultsOf(deck), [])
    assert.equal(
      deck.cards.reduce((sum, { copies }) => sum + copies, 0),
      60,
    )
  })
}

test('the two starters come first, are of the first set and of the two sides', () => {
  const starters = decks.slice(0, 2)
  for (const deck of starters) assert.deepEqual(faultsOf(deck, cards, aotc), [])
  assert.deepEqual(
    starters.map((deck) => [deck.name, deckSide(deck, cards)]),
    [
      ['Republic Starter', 'light'],
      ['Separatist Starter', 'dark'],
    ],
  )
  for (const deck of starters) {
    assert.deepEqual(countTypes(heldCards(deck, cards)), { space: 14, ground: 14, character: 16 })
  }
})

test('every deck has a name of its own', () => {
  assert.equal(new Set(decks.map(({ name }) => name)).size, decks.length)
})

test('every card of the eight sets is in a deck', () => {
  const used = new Set(decks.flatMap((deck) => deck.cards.map(({ card }) => card)))
  assert.deepEqual(
    cards.filter(({ id }) => !used.has(id)).map(({ name }) => name),
    [],
  )
})

test('a misspelt name in a shipped deck is an error', () => {
  assert.throws(
    () => deckFrom({ name: 'Odd', cards: '2 Mendingg' }),
    /The deck "Odd" lists "2 Mendingg", which is no card/,
  )
})
