import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Deck,
  decks,
  emptyDeck,
  readDeck as read,
  readText,
  writeGemp,
  writeHolotable,
  writeText,
  writeWire,
} from '@dejarik/swccg'
import { readXml } from '@dejarik/xml'
import fc from 'fast-check'

const readDeck = (text: string) => read(text, readXml)

const nameless = (deck: Deck): Deck => ({ ...deck, name: '' })
/** Writers group the cards, so the order is not kept. */
const sorted = (deck: Deck): Deck => ({ ...deck, cards: [...deck.cards].sort((a, b) => (a.card < b.card ? -1 : 1)) })
const entries = (text: string) => readDeck(text).deck.cards.map(({ card, copies }) => `${copies} ${card.slice(6)}`)
const faults = (text: string) =>
  readDeck(text).faults.map(({ line, says, mend }) => `${line ?? '-'}: ${says} ${mend.says}`)

for (const deck of decks) {
  test(`${deck.name} survives every format`, () => {
    for (const write of [writeGemp, writeWire, writeHolotable]) {
      assert.deepEqual(readDeck(write(deck)), { deck: nameless(deck), faults: [] }, write.name)
    }
    const { deck: read, faults: none } = readDeck(writeText(deck))
    assert.deepEqual([sorted(read), none], [sorted(deck), []])
  })
}

test('GEMP: foils and other pictures are the same card, unknown ids are named, cards outside are kept', () => {
  const { deck, faults: found } = readDeck('1_19,1_19*,1_168^,200_5,200_5|1_20')
  assert.deepEqual(deck.cards, [
    { card: 'swccg:1_19', copies: 2 },
    { card: 'swccg:1_168', copies: 1 },
  ])
  assert.deepEqual(deck.outside, [{ card: 'swccg:1_20', copies: 1 }])
  assert.deepEqual(
    found.map(({ says }) => says),
    ['There is no card with the id 200_5 here.'],
  )
  const xml =
    '<deck>\n<card blueprintId="1_19"/>\n<card blueprintId="x"/>\n<cardOutsideDeck blueprintId="1_20"/></deck>'
  const read = readDeck(xml)
  assert.deepEqual([read.deck.cards, read.deck.outside], [[{ card: 'swccg:1_19', copies: 1 }], deck.outside])
  assert.deepEqual(faults(xml), ['3: "x" is no id of a card. Ids are the number of a set and of a card, like 1_168.'])
  assert.match(faults('<deck><card blueprintId="1_19"/>')[0]!, /ends before <\/deck>/)
  assert.match(faults('<list/>')[0]!, /not a deck of GEMP/)
})

test('Holotable: both versions, droids with and without how they are spoken of', () => {
  const list = [
    'ver 2',
    'back reb.gif',
    'card "/starwars/Premiere-Light/t_lukeskywalker" 1 0 0',
    'card "/starwars/Premiere-Light/t_c3poseethreepio" 2',
    'card "/starwars/ANewHope-Light/t_r2d2" 1',
    'card "/starwars/Premiere-Dark/t_tatooine" "Tatooine" 1',
    'card "/starwars/CloudCity-Light/t_cloudcityplatform327dockingbay" 1',
  ]
  assert.deepEqual(entries(list.join('\n')), ['1 1_19', '2 1_5', '1 2_14', '1 1_289', '1 5_83'])
  assert.deepEqual(faults([...list, 'card "/TWOSIDED/starwars/Virtual4-Light/t_plan/x" 1', 'cards'].join('\r\n')), [
    '8: There is no card at /TWOSIDED/starwars/Virtual4-Light/t_plan/x here. Replace it with a card that is known here.',
    '9: "cards" is no line of Holotable. Save the deck in Holotable once more.',
  ])
})

test('text: numbers before or behind a title, dots, headings, remarks and the name of the deck', () => {
  const list = [
    'My Rebels',
    '',
    'Locations (2)',
    '---',
    '1x Yavin 4',
    '1 Tatooine: Cantina',
    'Characters',
    '1x •Luke Skywalker',
    'Rebel Trooper x3',
    '•••Talz',
    '// the fleet',
    '2 X-wing',
  ]
  assert.equal(readDeck(list.join('\n')).deck.name, 'My Rebels')
  assert.deepEqual(faults(list.join('\n')), [])
  assert.deepEqual(entries(list.join('\n')), ['1 1_135', '1 1_128', '1 1_19', '3 1_28', '1 1_31', '2 1_146'])
})

test('text: no line with a card is taken for a heading', () => {
  assert.deepEqual(entries('Starting Location: Yavin 4\nCharacters (1):\nDutch\nTotal: 60'), ['1 1_135', '1 1_8'])
  assert.deepEqual(entries('Deck 60\nStarships: 2x Y-wing\nCantina'), ['2 1_147', '1 1_128'])
  assert.deepEqual(faults('Dutch\nWeapons: Bowl of Soup').length, 1)
})

test('text: a title on both sides is of the side of the others, of the side that is written, or asked for', () => {
  assert.deepEqual(entries('1 Tatooine\n1 Stormtrooper'), ['1 1_289', '1 1_194'])
  assert.deepEqual(entries('1 Tatooine (Light)\n1 Stormtrooper'), ['1 1_127', '1 1_194'])
  assert.deepEqual(entries('Dark Side\n1 Tatooine'), ['1 1_289'])
  assert.deepEqual(entries('1 Tatooine: Cantina (Light Side, Premiere #128)'), ['1 1_128'])
  assert.deepEqual(faults('1 Tatooine'), [
    '1: "Tatooine" may be several cards. ' +
      'Write Tatooine (Light Side, Premiere #127) or Tatooine (Dark Side, Premiere #289).',
  ])
})

test('text: a near name is repaired and said; another number, a tie or a virtual card is asked about', () => {
  assert.deepEqual(entries('1 Drath Vader'), ['1 1_168'])
  assert.deepEqual(faults('1 Drath Vader'), [
    '1: "Drath Vader" was read as Darth Vader. If another card is meant, correct the name.',
  ])
  assert.deepEqual(faults('1 Stormtrooper\n1 Black 5'), ['2: No card is called "Black 5". Did you mean Black 2?'])
  assert.deepEqual(entries('1 Falcon\n1 Obi-Wan'), ['1 1_143', '1 1_21'])
  assert.deepEqual(faults('1 Imperial'), ['1: No card is called "Imperial". Did you mean Imperial Pilot?'])
  assert.deepEqual(faults('1 Darth Vader (V)'), [
    '1: "Darth Vader (V)" is a virtual card; none is known here. Replace it.',
  ])
  assert.deepEqual(faults('1 Xyzzy Plugh'), ['1: No card is called "Xyzzy Plugh". Correct the name, or take it out.'])
  assert.deepEqual(faults('100 Stormtrooper'), [
    '1: 100 of Stormtrooper is no number of cards. Give a number from 1 to 99.',
  ])
})

test('text: cards outside the deck are kept apart', () => {
  const { deck } = readText('Mine\n1 Stormtrooper\nOutside the deck:\n1 Darth Vader')
  assert.deepEqual([deck.cards.length, deck.outside], [1, [{ card: 'swccg:1_168', copies: 1 }]])
})

test('what is no deck at all gives one sentence', () => {
  for (const text of ['', '  \n', 'hello there\n', '\u0000\u0001', '[1, 2, 3]', '<html></html>']) {
    const read = readDeck(text)
    assert.deepEqual(read.deck, emptyDeck(''), JSON.stringify(text))
    assert.equal(read.faults.length, 1, JSON.stringify(text))
  }
})

test('nothing that is read throws', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('', '<deck>', '1_19,', 'card "', '2x '),
      (text, start) => {
        const { deck, faults: found } = readDeck(start + text)
        assert.ok(deck.cards.every(({ copies }) => copies >= 1))
        assert.ok(found.every(({ says, mend }) => says !== '' && mend.says !== ''))
      },
    ),
    { numRuns: 300 },
  )
})
