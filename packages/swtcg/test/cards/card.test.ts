import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  arenasOf,
  type CardData,
  cardLabel,
  cards,
  cardTitle,
  isUnique,
  isUnitCard,
  listName,
  typeOf,
  unitTypesOf,
} from '../../src/cards/index.js'

const card = (id: string): CardData => cards.find((one) => one.id === `swtcg:${id}`)!

test('a Space Location is a Location, not a Space unit; its arena is Space (swtcg.gl-type, swtcg.location-cards)', () => {
  const system = card('ROTS-67')
  assert.deepEqual(system.types, ['location', 'space'])
  assert.deepEqual(
    [typeOf(system), isUnitCard(system), unitTypesOf(system), arenasOf(system)],
    ['location', false, [], ['space']],
  )
})

test('Equipment names the arenas of the units it fits (swtcg.equipment-cards)', () => {
  assert.deepEqual(arenasOf(card('ROTS-68')), ['space', 'ground'])
  assert.deepEqual(unitTypesOf(card('ROTS-68')), [])
})

test('a multi-arena unit has each of its types (swtcg.gl-multi-arena)', () => {
  const both: CardData = { ...card('AOTC-1'), types: ['ground', 'character'] }
  assert.deepEqual(unitTypesOf(both), ['ground', 'character'])
  assert.deepEqual(arenasOf(both), ['ground', 'character'])
})

test('subtypes are words; hyphens and typing errors are gone (swtcg.gl-subtype, swtcg.part-type-line)', () => {
  assert.deepEqual(card('ANH-7').subtypes, ['Dark', 'Jedi', 'Knight', 'Sith', 'Lord'])
  assert.deepEqual(card('AOTC-164').subtypes, ['Republic', 'Gunship'])
  assert.deepEqual(card('JG-62').subtypes, ['Trade', 'Federation', 'Transport'])
  assert.deepEqual(card('PM-30').subtypes, ['Tatooine'])
})

test('a version letter makes a card unique and is no part of its name (swtcg.gl-unique, swtcg.part-name)', () => {
  const anakin = card('AOTC-1')
  assert.deepEqual([anakin.name, anakin.version, isUnique(anakin)], ['Anakin Skywalker', 'A', true])
  assert.equal(cardTitle(anakin), 'Anakin Skywalker (A)')
  assert.equal(cardLabel(anakin), 'Anakin Skywalker (A) (Attack of the Clones #1)')
  assert.equal(isUnique(card('AOTC-128')), false)
})

test('two cards may share a name; lists tell them apart, and every card has a name of its own there (swtcg.gl-name)', () => {
  assert.deepEqual([card('AOTC-128').name, card('ROTS-5').name], ['Commerce Guild Starship', 'Commerce Guild Starship'])
  assert.deepEqual(['RAS-65', 'RAS-98', 'PM-63', 'ROTS-5'].map(card).map(listName), [
    'Space Slug RAS',
    'Star Destroyer RAS',
    'Blockade PM',
    'Commerce Guild Starship ROTS',
  ])
  assert.equal(new Set(cards.map(listName)).size, cards.length)
})

test('every letter of a name once: no two cards have the same name and version (swtcg.gl-same-name)', () => {
  const unique = cards.filter(isUnique).map(cardTitle)
  assert.equal(new Set(unique).size, unique.length)
})

test('only what the cards leave open is open: a cost X and stats of *', () => {
  assert.deepEqual(
    cards.filter(({ build }) => build === 'X').map(({ name }) => name),
    ["Vader's Call"],
  )
  assert.deepEqual(cards.filter(({ speed, power, health }) => [speed, power, health].includes('*')).map(cardTitle), [
    'Zam Wesell (D)',
    'Lando Calrissian (G)',
  ])
})
