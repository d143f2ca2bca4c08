import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeJson } from '../../src/decks/json.js'
import { readDeck } from '../../src/decks/read.js'
import { decks } from '../../src/decks/starters/index.js'
import { entry, id, member } from './board.js'

const read = (slots: unknown) => readDeck(JSON.stringify({ id: 7, name: 'From JSON', slots }))

test('slots are {quantity, dice} or numbers', () => {
  const { deck, faults } = read({
    '01168': { quantity: 1, dice: 0 },
    '01011': { quantity: 1, dice: 2, dices: null },
    '01002': { quantity: 2, dice: 2, dices: '1,1' },
    '01008': { quantity: 2, dice: 2 },
    '01151': 1,
    '01009': 1,
  })
  assert.deepEqual(faults, [])
  assert.equal(deck.name, 'From JSON')
  assert.equal(deck.battlefield, id('Frozen Wastes'))
  const trooper = member('First Order Stormtrooper')
  assert.deepEqual(
    deck.characters.toSorted((a, b) => (a.card < b.card ? -1 : 1)),
    [trooper, trooper, member('Count Dooku'), member('Kylo Ren', 2)],
  )
  assert.deepEqual(deck.cards, [entry('F-11D Rifle'), entry('Aim', 1)])
})

for (const deck of decks) {
  test(`the deck ${deck.name} is written as JSON, read and written again the same`, () => {
    const json = writeJson(deck)
    const again = readDeck(json)
    assert.deepEqual(again.faults, [])
    assert.equal(writeJson(again.deck), json)
    const cards = (list: { card: string }[]) => list.toSorted((a, b) => (a.card < b.card ? -1 : 1))
    assert.deepEqual(cards(again.deck.cards), cards(deck.cards))
    assert.deepEqual(cards(again.deck.characters), cards(deck.characters))
  })
}

test('two copies of a character with different dice keep their dice', () => {
  const characters = [member('Kylo Ren', 2), member('Kylo Ren', 1)]
  const json = writeJson({ name: '', characters, battlefield: null, cards: [] })
  assert.deepEqual(JSON.parse(json).slots['01011'], { quantity: 2, dice: 3, dices: '2,1' })
  assert.deepEqual(readDeck(json).deck.characters, characters)
})

test('unknown codes and odd slots are each reported', () => {
  const { deck, faults } = read({ '99999': 2, '01151': 'two', '01153': -1, '01038': { dices: '1,x' }, '01168': null })
  assert.deepEqual(deck.characters, [member('Rey')])
  assert.deepEqual(faults.map(({ says }) => says).sort(), [
    '-1 of Block (Awakenings #153) is no number of cards.',
    'NaN of Rey, Force Prodigy (Awakenings #38) is no number of cards.',
    'The slot 01151 is "two".',
    'The slot 01168 is null.',
    'There is no card with the code 99999.',
  ])
})
