import assert from 'node:assert/strict'
import { test } from 'node:test'
import { said } from '@dejarik/kernel/log'
import type { CardData } from '../../src/cards/card.js'
import { awakenings } from '../../src/cards/index.js'
import { readDeck } from '../../src/decks/read.js'
import { decks } from '../../src/decks/starters/index.js'
import { writeText } from '../../src/decks/write-text.js'
import { card, entry, id, member } from './board.js'

const list = `Elite, and friends (1-4)

Villain
Command / Force
Sets: From Awakenings to Legacies

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯
Frozen Wastes, Starkiller Base (Awakenings #168)

CHARACTER
---------
2x Kylo Ren, Vader's Disciple (Awakenings #11)
2x First Order Stormtrooper (Awakenings #2)

EVENT
-----
2x Aim (Awakenings #151)
1x The Best Defense... (Awakenings #75)

Built with SWDestinyDB.
`
const wanted = {
  name: 'Elite, and friends (1-4)',
  // Dice of a unique character, copies of another.
  characters: [member('Kylo Ren', 2), member('First Order Stormtrooper'), member('First Order Stormtrooper')],
  battlefield: id('Frozen Wastes'),
  cards: [entry('Aim'), entry('The Best Defense...', 1)],
}

test('a list of SWDestinyDB is read; for characters the number is dice', () => {
  assert.deepEqual(readDeck(list), { deck: wanted, faults: [] })
})

test('line ends, a byte-order mark, case, accents and punctuation do not matter', () => {
  const worn = list.replaceAll('\n', '\r\n').replace("Vader's", 'vader’s').replace('Best Defense...', 'best défense…')
  assert.deepEqual(readDeck(`\uFEFF${worn}`), { deck: wanted, faults: [] })
})

for (const deck of decks) {
  test(`the deck ${deck.name} is written, read and written again the same`, () => {
    const text = writeText(deck)
    assert.deepEqual(readDeck(text), { deck: { ...deck }, faults: [] })
    assert.equal(writeText(readDeck(text).deck), text)
  })
}

test('set, subtitle and number may be left out where the card is clear', () => {
  const { deck, faults } = readDeck('Short\n\n2 Rey\nFinn\n2xAim\n1 x Block\nEcho Base')
  assert.deepEqual(faults, [])
  assert.deepEqual(deck.characters, [member('Rey', 2), member('Finn')])
  assert.deepEqual(deck.cards, [entry('Aim'), entry('Block', 1)])
  assert.equal(deck.battlefield, id('Echo Base'))
})

test('copies of one card on several lines are counted together', () => {
  assert.deepEqual(readDeck('Twice\n\n1x Aim\n1x Aim (Awakenings #151)').deck.cards, [entry('Aim')])
})

/** The faults of a list whose first line is its name. */
const faultsOf = (...lines: string[]) => readDeck(['Odd', '', '2x Block', ...lines].join('\n')).faults

test('an unreadable line is reported with its number and a suggestion', () => {
  assert.deepEqual(faultsOf('', "2x Kylo Ren's Lightsabre (Awakenings #15)"), [
    {
      line: 5,
      ...said('No card is called "{0}" in {1}.', "Kylo Ren's Lightsabre", 'Awakenings'),
      mend: said('Did you mean {0}?', "Kylo Ren's Lightsaber (Awakenings #15)"),
      fixes: [{ does: 'name', name: "Kylo Ren's Lightsaber (Awakenings #15)" }, { does: 'drop' }],
    },
  ])
  const [fault] = faultsOf('Some remark of mine')
  assert.equal(fault?.line, 4)
  assert.match(fault?.says ?? '', /No card is called "Some remark of mine"/)
})

test('a card of a set not known here, and a set that does not exist', () => {
  assert.match(
    faultsOf('2x C-3PO (Spirit of Rebellion #30)')[0]?.says ?? '',
    /cards of Spirit of Rebellion are not known/,
  )
  const [fault] = faultsOf('2x Aim (Rebellious Spirits #30)')
  assert.equal(fault?.says, 'There is no set "Rebellious Spirits".')
  assert.equal(fault?.mend.says, 'Did you mean Aim (Awakenings #151)?')
})

test('the number is never a code: a wrong one is reported and the name counts', () => {
  const { deck, faults } = readDeck('Odd\n\n2x Aim (Awakenings #153)')
  assert.deepEqual(deck.cards, [entry('Aim')])
  assert.equal(faults[0]?.card, id('Aim'))
  assert.match(faults[0]?.says ?? '', /Aim is number 151, not 153/)
})

test('a title in two sets is ambiguous without its set', () => {
  const cards: CardData[] = [...awakenings, { ...card('Aim'), id: 'destiny:05100', set: 'LEG', number: 100 }]
  const { deck, faults } = readDeck('Two\n\n2x Aim\n1x Aim (Legacies #100)', cards)
  assert.deepEqual(deck.cards, [{ card: 'destiny:05100', copies: 1 }])
  assert.equal(faults[0]?.mend.says, 'Write Aim (Awakenings #151) or Aim (Legacies #100).')
})

test('a second battlefield and three dice are reported (destiny.selecting-battlefield, destiny.point-values)', () => {
  const lines = ['Echo Base', 'Frozen Wastes', '3x Rey', '0x Aim', '2x Jedi Temple']
  assert.deepEqual(
    faultsOf(...lines).map(({ line, says }) => `${line}: ${says}`),
    [
      '5: Frozen Wastes, Starkiller Base (Awakenings #168) is a second battlefield.',
      '6: Rey, Force Prodigy (Awakenings #38) cannot have 3 dice.',
      '7: 0 of Aim (Awakenings #151) is no number of cards.',
      '8: Jedi Temple, Coruscant (Awakenings #170) is a second battlefield.',
    ],
  )
})

test('a first line that may be a card is read as the name, and that is said', () => {
  assert.match(readDeck('Aim\nBlock').faults[0]?.says ?? '', /"Aim" was read as the name/)
  assert.deepEqual(readDeck('Aim\n\nBlock').faults, [])
})

test('a list without a name begins with its cards', () => {
  const { deck, faults } = readDeck('2x Aim (Awakenings #151)')
  assert.deepEqual([deck.name, deck.cards, faults], ['', [entry('Aim')], []])
  assert.match(writeText(deck), /^Deck\n/)
})

test('a card that nobody knows cannot be written', () => {
  const deck = { ...wanted, battlefield: 'destiny:99999' }
  assert.throws(() => writeText(deck), /holds destiny:99999, which is no known card/)
})
