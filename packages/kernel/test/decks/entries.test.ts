import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Allowing,
  addCopies,
  allowedFaults,
  countHeld,
  formatNamed,
  heldEntries,
  namedEntries,
  nameFixes,
  parting,
  putEntry,
  readCount,
  readList,
  takeLast,
  takeOut,
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

test('ways to mend a list: a better name, or without the line where nothing was taken', () => {
  const name = { does: 'name', name: 'Aim' }
  assert.deepEqual(nameFixes(['Aim']), { fixes: [name, { does: 'drop' }] })
  assert.deepEqual(nameFixes(['Aim'], true), { fixes: [name] })
  assert.deepEqual(nameFixes(), { fixes: [{ does: 'drop' }] })
})

const entries = [
  { card: 'a', copies: 2 },
  { card: 'b', copies: 1 },
  { card: 'c', copies: 3 },
]

test('what is too much is taken from the last entries', () => {
  const taken = (n: number) => takeLast(entries, n)
  assert.deepEqual(taken(2), { does: 'change', cards: [{ card: 'c', by: -2 }] })
  assert.deepEqual(taken(3), { does: 'change', cards: [{ card: 'c', by: -3 }] })
  assert.deepEqual(taken(5), {
    does: 'change',
    cards: [
      { card: 'c', by: -3 },
      { card: 'b', by: -1 },
      { card: 'a', by: -1 },
    ],
  })
  assert.deepEqual(takeOut('a', 'b'), {
    does: 'change',
    cards: [
      { card: 'a', by: -99 },
      { card: 'b', by: -99 },
    ],
  })
})

test('what is missing is added as far as copies are allowed, or not at all', () => {
  assert.deepEqual(addCopies(entries, 1, 3), [{ does: 'change', cards: [{ card: 'a', by: 1 }] }])
  assert.deepEqual(addCopies(entries, 3, 3), [
    {
      does: 'change',
      cards: [
        { card: 'a', by: 1 },
        { card: 'b', by: 2 },
      ],
    },
  ])
  assert.deepEqual(addCopies(entries, 4, 3), [])
  assert.deepEqual(addCopies([{ card: 'c', copies: 5 }, ...entries], 1, 3), [
    { does: 'change', cards: [{ card: 'a', by: 1 }] },
  ])
})

test('one copy is a number of copies, and so are 99', () => {
  assert.deepEqual(
    [0, 1, 2, 99, 100, 1.5].map((n) => wrongNumber(n, 'Aim') === undefined),
    [false, true, true, true, false, false],
  )
})

test('the parts of a list by a key, always as the same lists', () => {
  let asked = 0
  const bySet = parting(({ set }: (typeof cards)[number]) => {
    asked++
    return set
  })
  const one = bySet(cards, 'one')
  assert.deepEqual(
    one.map(({ id }) => id),
    ['a', 'c'],
  )
  const before = asked
  assert.equal(bySet(cards, 'one'), one)
  assert.deepEqual(bySet(cards, 'none'), [])
  assert.equal(asked, before)
})
