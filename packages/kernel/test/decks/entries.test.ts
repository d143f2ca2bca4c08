import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Allowing,
  allowedFaults,
  countHeld,
  formatNamed,
  heldEntries,
  namedEntries,
  putEntry,
  readCount,
  readList,
  tooManyCopies,
  wrongCount,
  wrongNumber,
} from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'

const cards = [
  { id: 'a', name: 'Aim', set: 'one' },
  { id: 'b', name: 'Aim', set: 'two' },
  { id: 'c', name: 'Block', set: 'one' },
]

test('copies of a card are one entry; unknown cards are left out of what is held, and cannot be written', () => {
  const entries: { card: string; copies: number }[] = []
  for (const card of ['a', 'c', 'a', 'x']) putEntry(entries, card, 1)
  assert.deepEqual(entries[0], { card: 'a', copies: 2 })
  const held = heldEntries(entries, cards)
  assert.equal(countHeld(held), 3)
  assert.equal(
    countHeld(held, ({ name }) => name === 'Aim'),
    2,
  )
  assert.throws(() => namedEntries({ name: 'Mine', cards: entries }, cards), /"Mine" holds x, which is no known card/)
})

test('copies are counted over cards that are copies of each other', () => {
  const held = heldEntries(
    [
      { card: 'a', copies: 2 },
      { card: 'b', copies: 2 },
      { card: 'c', copies: 3 },
    ],
    cards,
  )
  const name = (card: { name: string }) => card.name
  const [fault, ...more] = tooManyCopies(held, 3, { rule: 'r', key: name, name })
  assert.deepEqual(fault, {
    rule: 'r',
    card: 'a',
    ...said('The deck has {0} copies of {1}; {2} are allowed.', 4, 'Aim', 3),
    mend: said('Take out {0}.', 1),
    fixes: [{ does: 'change', cards: [{ card: 'b', by: -1 }] }],
  })
  assert.deepEqual(more, [])
})

test('a number of copies is whole and at least one', () => {
  assert.deepEqual(wrongCount('r', { card: 'a', copies: 1 }), [])
  assert.equal(wrongCount('r', { card: 'a', copies: 0.5 }).length, 1)
  assert.equal(wrongNumber(100, 'Aim')?.says, '100 of Aim is no number of cards.')
  assert.equal(wrongNumber(99, 'Aim'), undefined)
})

const format = { id: 'f', name: 'First', sets: ['one'], players: { least: 2, most: 2 }, banned: ['c'] }

test('a card must exist, be in the format, and be understood: each is said', () => {
  const allowing: Allowing<(typeof cards)[number]> = {
    rules: { known: 'k', sets: 's', text: 't' },
    title: ({ name }) => name,
    setName: (code) => `set ${code}`,
  }
  const said = (id: string) =>
    allowedFaults(
      allowing,
      id,
      cards.find((card) => card.id === id),
      format,
      ({ name }) => name !== 'Block',
    ).map(({ rule, says }) => `${rule}: ${says}`)
  assert.deepEqual(said('a'), [])
  assert.deepEqual(said('b'), ['s: Aim is from set two, which the format First does not include.'])
  assert.deepEqual(said('c'), [
    's: Block is banned in the format First.',
    't: The text of Block is not fully understood yet.',
  ])
  assert.deepEqual(said('x'), ['k: There is no card x.'])
  assert.equal(formatNamed([format], 'f'), format)
  assert.throws(() => formatNamed([format], 'g'), /no format "g"; there are f/)
})

test('a number before a name is read, a number of the name is not', () => {
  for (const line of ['2x Aim', '2 x Aim', '2xAim', '2 Aim', '2\tAim'])
    assert.deepEqual(readCount(line), { count: 2, rest: 'Aim' })
  assert.deepEqual(readCount('2 X-wing'), { count: 2, rest: 'X-wing' })
  assert.deepEqual(readCount('4-LOM'), { rest: '4-LOM' })
})

test('a list of a deck that comes with a game is numbers and names, and nothing else', () => {
  assert.deepEqual(readList('D', '2 Aim; 10 Long\n  Name'), [
    { count: 2, name: 'Aim' },
    { count: 10, name: 'Long Name' },
  ])
  assert.throws(() => readList('D', '2 Aim; Block'), /"D" lists "Block"/)
})
