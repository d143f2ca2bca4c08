import assert from 'node:assert/strict'
import { test } from 'node:test'
import { said } from '@dejarik/kernel/log'
import { readDeck as read } from '../../src/decks/read.js'
import { decks } from '../../src/decks/starters/index.js'
import { writeText } from '../../src/decks/write.js'
import { entry, id } from './board.js'

/** Lists of lines alone: no XML is read. */
const readDeck = (text: string) => read(text, () => [])

for (const deck of decks) {
  test(`the deck ${deck.name} is written as text, read and written again the same`, () => {
    assert.deepEqual(readDeck(writeText(deck)), { deck: { ...deck, name: '' }, faults: [] })
    assert.equal(writeText(readDeck(writeText(deck)).deck), writeText(deck))
  })
}

test('tabs, spaces and times signs; digits and an X of the name stay in the name', () => {
  const { deck, faults } = readDeck(
    ['4\tClone Squad', '3 X-wing Red Two', '2x Mending', '1 x 2-1B Medical Droid (A)', '4-LOM (A)', '1 4-LOM (A)'].join(
      '\r\n',
    ),
  )
  assert.deepEqual(faults, [])
  assert.deepEqual(deck.cards, [
    entry('Clone Squad', 4),
    entry('X-Wing Red Two', 3),
    entry('Mending', 2),
    entry('2-1B Medical Droid (A)'),
    entry('4-LOM (A)', 2),
  ])
})

test('case, accents and apostrophes do not matter; a heading is the name of the deck', () => {
  const { deck, faults } = readDeck('\uFEFFMy deck\n\n// units\n1\tPadmé amidala (c)\n3\thero’s DODGE\n')
  assert.deepEqual(faults, [])
  assert.deepEqual(deck, { name: 'My deck', cards: [entry('Padme Amidala (C)'), entry("Hero's Dodge", 3)] })
})

/** The faults of a list that has a good line first. */
const faultsOf = (...lines: string[]) => readDeck(['4\tMending', ...lines].join('\n')).faults

test('an old or misspelt name is repaired, and that is said', () => {
  const { deck, faults } = readDeck('1\tDarth Tyrannus (C)\n2\tGeonosian Warior')
  assert.deepEqual(deck.cards, [entry('Darth Tyranus (C)'), entry('Geonosian Warrior', 2)])
  assert.deepEqual(faults, [
    {
      line: 1,
      card: id('Darth Tyranus (C)'),
      ...said('"{0}" was read as {1}.', 'Darth Tyrannus (C)', 'Darth Tyranus (C)'),
      mend: said('If another card is meant, correct the name.'),
      fixes: [{ does: 'name', name: 'Darth Tyranus (C)' }],
    },
    {
      line: 2,
      card: id('Geonosian Warrior'),
      ...said('"{0}" was read as {1}.', 'Geonosian Warior', 'Geonosian Warrior'),
      mend: said('If another card is meant, correct the name.'),
      fixes: [{ does: 'name', name: 'Geonosian Warrior' }],
    },
  ])
})

test('another version or number is another card, and is never repaired', () => {
  const [version, number] = faultsOf('1\tKit Fisto (Q)', '1\tClone Warrior 4/164')
  assert.deepEqual(version, {
    line: 2,
    ...said('There is no {0} ({1}).', 'Kit Fisto', 'Q'),
    mend: said('Write {0:or}.', ['Kit Fisto (A)']),
    fixes: [{ does: 'name', name: 'Kit Fisto (A)' }, { does: 'drop' }],
  })
  assert.equal(number?.says, 'No card is called "Clone Warrior 4/164".')
  assert.equal(number?.mend.says, 'Did you mean Clone Warrior 4/163?')
})

test('a name with several versions needs its letter, one with a single version is taken', () => {
  const [several] = faultsOf('1\tMace Windu')
  assert.equal(several?.says, '"Mace Windu" may be several cards.')
  assert.match(several?.mend.says ?? '', /^Write Mace Windu \(A\), Mace Windu \(B\).* or Mace Windu \(F\)\.$/)
  const { deck, faults } = readDeck('1\tEeth Koth')
  assert.deepEqual(deck.cards, [entry('Eeth Koth (A)')])
  assert.equal(faults[0]?.says, '"Eeth Koth" was read as Eeth Koth (A).')
})

test('no cards, too many cards and a sideboard are reported, not dropped', () => {
  assert.deepEqual(
    faultsOf('0\tClone Squad', '100\tClone Squad', 'Sideboard:', '1\tClone Squad').map(
      ({ line, says }) => `${line}: ${says}`,
    ),
    [
      '2: 0 of Clone Squad is no number of cards.',
      '3: 100 of Clone Squad is no number of cards.',
      '5: This line is in the zone "sideboard", which is no part of the deck; it was left out.',
    ],
  )
})

test('copies of one card on several lines are counted together', () => {
  assert.deepEqual(readDeck('1\tMending\n1\tMending').deck.cards, [entry('Mending', 2)])
})
