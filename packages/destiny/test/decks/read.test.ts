import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { awakenings } from '../../src/cards/index.js'
import { cardLabel } from '../../src/cards/label.js'
import { emptyDeck } from '../../src/decks/deck.js'
import { readDeck } from '../../src/decks/read.js'

const garbage: Record<string, RegExp> = {
  '': /^The deck list is empty\.$/,
  ' \r\n\uFEFF\t': /^The deck list is empty\.$/,
  'It was a dark time.\nNobody had a deck.\n': /^This is not a deck list: no line names a card\.$/,
  '1977 was a good year': /^This is not a deck list/,
  '\u0000\u0001PNG\u0002\nIHDR': /^This is not a deck list/,
  '{"slots": {"01001"': /^This begins like JSON but is not complete JSON\.$/,
  '{"name": "Rey"}': /^This JSON is not a deck: it has no "slots"\.$/,
  '[1, 2, 3]': /^This JSON is not a deck/,
  '{"slots": [1]}': /^This JSON is not a deck/,
}

for (const [text, sentence] of Object.entries(garbage)) {
  test(`${JSON.stringify(text)} gives one clear sentence`, () => {
    const { deck, faults } = readDeck(text)
    assert.deepEqual(deck, emptyDeck(''))
    assert.equal(faults.length, 1)
    assert.match(faults[0]!.says, sentence)
    assert.notEqual(faults[0]!.mend.says, '')
  })
}

test('a list may be called like the beginning of JSON', () => {
  assert.deepEqual(readDeck('[Hero] Rey\n\n2x Aim (Awakenings #151)').faults, [])
})

test('arbitrary text never throws, and gives a deck or a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), listLike()), (text) => {
      const { deck, faults } = readDeck(text)
      const cards = deck.cards.length + deck.characters.length + (deck.battlefield === null ? 0 : 1)
      assert.ok(cards > 0 || faults.length > 0 || isEmptyDeck(text))
    }),
    { numRuns: 1000 },
  )
})

test('arbitrary slots never throw', () => {
  const code = fc.oneof(fc.string(), fc.constantFrom(...awakenings.map(({ id }) => id.slice('destiny:'.length))))
  fc.assert(
    fc.property(fc.dictionary(code, fc.jsonValue()), (slots) => {
      const { deck, faults } = readDeck(JSON.stringify({ slots }))
      const taken = new Set([...deck.cards, ...deck.characters].map(({ card }) => card)).size
      const battlefields = deck.battlefield === null ? 0 : 1
      assert.ok(taken + battlefields + faults.length >= Object.keys(slots).length)
    }),
  )
})

/** Lines with the parts of a deck list, in any order. */
function listLike() {
  const part = fc.oneof(
    fc.constantFrom(...awakenings.map(cardLabel), 'CHARACTER', '-----', 'Hero', '2x ', '(Awakenings #', ')', '\r', ' '),
    fc.string(),
    fc.nat().map(String),
  )
  const line = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''))
  return fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
}

/** A frame without cards in it: a heading alone, or JSON with no slots filled. */
const isEmptyDeck = (text: string) => /character|"slots"/i.test(text)
