import assert from 'node:assert/strict'
import { test } from 'node:test'
import { said } from '@dejarik/kernel/log'
import { cards, decks, listName, readDeck as read, readDek as readPieces, writeDek } from '@dejarik/swtcg'
import { readXml } from '@dejarik/xml'

const readDeck = (text: string) => read(text, readXml)
const readDek = (text: string) => readPieces(readXml(text))
const id = (name: string) => cards.find((card) => listName(card) === name)!.id
const entry = (name: string, copies = 1) => ({ card: id(name), copies })

const element = (name: string, set = '') => `<card><name id="x">${name}</name>${set && `<set>${set}</set>`}</card>`
const dek = (...elements: string[]) =>
  `<deck version="0.8">\n<meta><game>starwars</game></meta>\n<superzone name="Deck">\n${elements.join('\n')}\n</superzone></deck>`

for (const deck of decks) {
  test(`the deck ${deck.name} is written as .dek, read and written again the same`, () => {
    assert.deepEqual(readDeck(writeDek(deck)), { deck: { ...deck }, faults: [] })
    assert.equal(writeDek(readDeck(writeDek(deck)).deck), writeDek(deck))
  })
}

test('one element is one copy; entities, line ends and a byte-order mark do not matter', () => {
  const text = dek(
    element('Hero&apos;s Dodge', 'AOTC'),
    element('Hero&#39;s Dodge', 'AOTC'),
    element('Hero&#x2019;s Dodge'),
  )
  const wanted = { deck: { name: '', cards: [entry("Hero's Dodge", 3)] }, faults: [] }
  assert.deepEqual(readDeck(text), wanted)
  assert.deepEqual(
    readDeck(`\uFEFF<?xml version="1.0"?>\r\n<!-- a > b -->\r\n${text.replaceAll('\n', '\r\n')}`),
    wanted,
  )
})

test('a promo is its card, and a name in a set of its own is that card', () => {
  const text = dek(element('Zam Wesell (B) (Promo)', 'AOTC'), element('Blockade', 'PM'), element('Blockade PM', 'PM'))
  assert.deepEqual(readDeck(text), {
    deck: { name: '', cards: [entry('Zam Wesell (B)'), entry('Blockade PM', 2)] },
    faults: [],
  })
})

test('another zone is left out, and that is said', () => {
  const side = `<superzone name="Sideboard">${element('Mending')}${element('Mending')}</superzone>`
  const { deck, faults } = readDek(dek(element('Mending')).replace('</deck>', `${side}</deck>`))
  assert.deepEqual(deck.cards, [entry('Mending')])
  assert.deepEqual(
    faults.map(({ says }) => says),
    ['The zone "Sideboard" is no part of the deck; its 2 cards were left out.'],
  )
})

test('an unknown name is reported once for all its copies, with its line', () => {
  const { deck, faults } = readDek(
    dek(element('Mending'), element('Stun Tank', 'START'), element('Stun Tank', 'START')),
  )
  assert.deepEqual(deck.cards, [entry('Mending')])
  assert.deepEqual(faults, [
    {
      line: 5,
      ...said('No card is called "{0}".', 'Stun Tank'),
      mend: said('Correct the name, or take the card out.'),
    },
  ])
})

test('a card with a wrong set is taken by its name', () => {
  const { deck, faults } = readDek(dek(element('Mending', 'ROTS')))
  assert.deepEqual(deck.cards, [entry('Mending')])
  assert.equal(faults[0]?.card, id('Mending'))
  assert.match(faults[0]?.says ?? '', /Mending is from Attack of the Clones \(AOTC\), not ROTS/)
})

test('a file that breaks off gives what it has, and says so', () => {
  const { deck, faults } = readDek(dek(element('Mending'), element('Clone Squad')).slice(0, -60))
  assert.equal(deck.cards[0]?.card, id('Mending'))
  assert.match(faults.at(-1)?.says ?? '', /ends before <\/deck>/)
})

test('the name of a deck is kept, whatever is in it', () => {
  const deck = { name: 'Fish & "Chips" <3', cards: [entry('Mending')] }
  assert.deepEqual(readDek(writeDek(deck)), { deck, faults: [] })
})

test('a card that nobody knows cannot be written', () => {
  const deck = { name: 'Odd', cards: [{ card: 'swtcg:XX-1', copies: 1 }] }
  assert.throws(() => writeDek(deck), /"Odd" holds swtcg:XX-1, which is no known card/)
})
