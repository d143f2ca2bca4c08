import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf, type Option, tableOf } from '@dejarik/kernel'
import { cardTypes } from '../src/cards/card.js'
import { deckSide } from '../src/decks/deck.js'
import { cards, decks, swccg } from '../src/index.js'

const engine = swccg(cards)
const of = (side: string) => decks.find((deck) => deckSide(deck, cards) === side)!
const s = engine.start('all', [of('dark'), of('light')], 1)
const words = (option: Option) => labelOf(tableOf(engine, s), option)

test('a card type that is guessed is named', () => {
  assert.deepEqual(
    cardTypes.map((type, n) => words({ do: 'type', type, n })),
    cardTypes.map((type) => `the type ${type}`),
  )
})

test('whoever is predicted to win is named', () => {
  assert.deepEqual(
    [0, 1].map((seat) => words({ do: 'predict', seat })),
    ['the Dark side will win', 'the Light side will win'],
  )
})
