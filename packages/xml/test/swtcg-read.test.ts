import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@dejarik/kernel/decks'
import { cards, emptyDeck, listName, readDeck as read } from '@dejarik/swtcg'
import { readXml } from '@dejarik/xml'
import fc from 'fast-check'

const readDeck = (text: string, list = cards) => read(text, readXml, list)

const garbage: Record<string, RegExp> = {
  '': /^The deck list is empty\.$/,
  ' \r\n\uFEFF\t': /^The deck list is empty\.$/,
  'It was a dark time.\nNobody had a deck.\n': /^This is not a deck list: no line names a card\.$/,
  '1977 was a good year': /^This is not a deck list/,
  '\u0000\u0001PNG\u0002\nIHDR': /^This is not a deck list/,
  '{"slots": {}}': /^This is not a deck list/,
  '<html><body>Not found</body></html>': /^This XML is not a deck of LackeyCCG/,
  '<': /^This XML is not a deck of LackeyCCG/,
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

test('no two cards have the same letters and digits', () => {
  assert.equal(new Set(cards.map((card) => plain(listName(card)))).size, cards.length)
})

const few = cards.filter(({ number }) => number % 40 === 0)
const pieces = [
  '<deck>',
  '</deck>',
  '<card>',
  '</card>',
  '<name>',
  '</name>',
  '<name id="',
  '<set>',
  '</set>',
  '&#',
  '&amp;',
  '"',
]
const part = fc.oneof(
  fc.constantFrom(
    ...few.map(listName),
    ...pieces,
    '<superzone name="Deck">',
    '<!--',
    '<![CDATA[',
    ']]>',
    '4\t',
    ' (A)',
    '\n',
  ),
  fc.string(),
)
const listLike = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''))

test('arbitrary text never throws, and gives a deck or a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        listLike,
        listLike.map((text) => `<deck>${text}`),
      ),
      (text) => {
        const { deck, faults } = readDeck(text, few)
        const isEmptyDeck = /<deck/i.test(text)
        assert.ok(deck.cards.length > 0 || faults.length > 0 || isEmptyDeck, text)
      },
    ),
    { numRuns: 1000 },
  )
})
