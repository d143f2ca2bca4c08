import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardData } from '../../src/cards/card.js'
import { checkDeck } from '../../src/decks/check.js'
import { emptyDeck } from '../../src/decks/deck.js'
import { formatOf, formats } from '../../src/decks/formats.js'
import { broken, card, entry, faultsOf, format, id, member, redDeck, redDeckWith, withFinn } from './board.js'

test('exactly one battlefield, and a battlefield it is (destiny.selecting-battlefield)', () => {
  assert.deepEqual(broken(redDeck()), [])
  assert.deepEqual(broken(redDeck({ battlefield: null })), ['destiny.selecting-battlefield'])
  assert.deepEqual(broken(redDeck({ battlefield: id('Aim') })), ['destiny.selecting-battlefield'])
})

test('an unknown card is named (destiny.identification)', () => {
  const [fault, ...more] = faultsOf(redDeckWith({ card: 'destiny:99999', copies: 2 }))
  assert.equal(fault?.says, 'There is no card destiny:99999.')
  assert.equal(fault?.rule, 'destiny.identification')
  assert.deepEqual(more, [])
})

test('a card of a set outside the format, and a banned card (destiny.part-4)', () => {
  const other: CardData = { ...card('Aim'), id: 'destiny:05100', set: 'LEG', name: 'Later' }
  const [fault, ...more] = faultsOf(redDeckWith({ card: other.id, copies: 2 }), { cards: [...withFinn, other] })
  assert.equal(fault?.rule, 'destiny.part-4')
  assert.equal(fault?.says, 'Later is from Legacies, which the format Awakenings does not include.')
  assert.deepEqual(more, [])
  const wider = { ...format, sets: ['AW', 'LEG'] }
  assert.deepEqual(broken(redDeckWith({ card: other.id, copies: 2 }), { cards: [...withFinn, other], in: wider }), [])
  assert.deepEqual(broken(redDeck(), { in: { ...format, banned: [id('Aim')] } }), ['destiny.part-4'])
})

test('a card that is not fully understood is kept out, unless the players allow it (destiny.card-abilities)', () => {
  const unread = withFinn.map((one) => ({ ...one, by: one.name === 'Aim' ? ('none' as const) : ('compiled' as const) }))
  const cards = unread.map((one) => (one.name === 'Aim' ? { ...one, abilities: [], wording: '12345678' } : one))
  const [fault, ...more] = checkDeck(redDeck(), format, cards)
  assert.equal(fault?.rule, 'destiny.card-abilities')
  assert.equal(fault?.card, id('Aim'))
  assert.deepEqual(more, [])
  assert.deepEqual(
    checkDeck(redDeck(), format, cards, () => true),
    [],
  )
  const wordless = cards.map((one) => (one.name === 'Aim' ? { ...one, wording: '' } : one))
  assert.deepEqual(checkDeck(redDeck(), format, wordless), [])
})

test('all faults come at once, each with a rule and a way to mend it', () => {
  const characters = [member('Captain Phasma', 2), member('Poe Dameron', 2), member('Rebel Trooper', 2)]
  const deck = { name: 'Bad', characters, battlefield: null, cards: [entry('Smuggling', 3), entry('Aim', 1)] }
  const faults = faultsOf(deck)
  assert.deepEqual(
    faults.map(({ rule }) => rule),
    [
      'destiny.building-team', // 41 points
      'destiny.point-values',
      'destiny.building-team', // both sides
      'destiny.building-deck', // 4 cards
      'destiny.building-deck', // 3 copies
      'destiny.building-deck', // a hero card beside villains
      'destiny.building-deck', // yellow
      'destiny.selecting-battlefield',
    ],
  )
  for (const { says, mend } of faults) assert.ok(says.endsWith('.') && mend.says.endsWith('.'), `${says} ${mend}`)
})

test('an empty deck is faulty, not an error', () => {
  assert.deepEqual(broken(emptyDeck('')), [
    'destiny.building-team',
    'destiny.building-deck',
    'destiny.selecting-battlefield',
  ])
})

test('formats are found by id; free-for-all has the same customization (destiny.free-for-all)', () => {
  assert.deepEqual(
    formats.map(({ id, players }) => [id, players.least, players.most]),
    [
      ['awakenings', 2, 2],
      ['awakenings-ffa', 3, 4],
      ['open', 2, 2],
      ['open-ffa', 3, 4],
    ],
  )
  assert.deepEqual(broken(redDeck(), { in: formatOf('awakenings-ffa') }), [])
  assert.throws(() => formatOf('standard'), /no format "standard"; there are awakenings, awakenings-ffa/)
})
