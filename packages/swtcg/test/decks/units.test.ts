import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countUnits, heldCards } from '../../src/decks/deck.js'
import { countTypes } from '../../src/decks/units.js'
import { battle, brokenOf, character, faultsOf, ground, space, standIns } from './board.js'

test('ex.swtcg.deck-multi-arena: a card counts for each of its types and as one card (swtcg.deck-rules)', () => {
  const { deck, cards } = standIns(
    { types: ['ground', 'character'], count: 2 },
    { types: ['space', 'ground'], count: 2 },
    { types: ['space', 'character'], count: 1 },
    { types: ['space', 'ground', 'character'], count: 1 },
  )
  const held = heldCards(deck, cards)
  // By the rule, not by the rulebook's arithmetic: reading C20.
  assert.deepEqual(countTypes(held), { space: 4, ground: 5, character: 4 })
  assert.equal(countUnits(held), 6)
  assert.deepEqual(
    faultsOf(deck, cards).map(({ mend }) => mend.says),
    [
      'Add 54 cards.',
      'Add 30 unit cards.',
      'Add 8 Space unit cards.',
      'Add 7 Ground unit cards.',
      'Add 8 Character unit cards.',
    ],
  )
})

test('ex.swtcg.deck-multi-arena: with 8, 7 and 8 more there are 29 cards, 7 short of 36 (swtcg.deck-rules)', () => {
  const faults = brokenOf(
    { types: ['ground', 'character'], count: 2 },
    { types: ['space', 'ground'], count: 2 },
    { types: ['space', 'character'], count: 1 },
    { types: ['space', 'ground', 'character'], count: 1 },
    space(8),
    ground(7),
    character(8),
    battle(31),
  )
  assert.deepEqual(faults, ['The deck has 29 unit cards; 36 are needed.'])
})

test('ex.swtcg.deck-ratio: beside 12 Space units 24 Ground units are legal, 25 are not (swtcg.deck-rules)', () => {
  assert.deepEqual(brokenOf(space(12), ground(24), character(24)), [])
  const made = standIns(space(12), ground(25), character(24))
  const [fault, ...more] = faultsOf(made.deck, made.cards)
  assert.equal(fault?.rule, 'swtcg.deck-rules')
  assert.equal(fault?.says, 'The deck has 25 Ground unit cards, more than twice its 12 Space unit cards.')
  assert.equal(fault?.mend.says, 'Take out 1, or add 1 Space unit card.')
  assert.deepEqual(more, [])
})

test('12 of each type are enough, 11 are not (swtcg.deck-rules)', () => {
  assert.deepEqual(brokenOf(space(12), ground(12), character(12), battle(24)), [])
  assert.deepEqual(brokenOf(space(12), ground(11), character(22), battle(24)), [
    'The deck has 11 Ground unit cards; 12 are needed.',
  ])
})

test('a Space Location and Space Equipment are no Space units (swtcg.gl-type)', () => {
  const others = [
    { types: ['location' as const, 'space' as const], count: 12 },
    { types: ['equipment' as const, 'space' as const], count: 12 },
  ]
  assert.deepEqual(brokenOf(space(12), ground(12), character(12), ...others), [])
  assert.deepEqual(brokenOf(space(11), ground(12), character(13), ...others), [
    'The deck has 11 Space unit cards; 12 are needed.',
  ])
})
