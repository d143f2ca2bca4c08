import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards } from '../../src/cards/index.js'
import { checkDeck } from '../../src/decks/check.js'
import { deckSide, emptyDeck, heldCards } from '../../src/decks/deck.js'
import { formatOf, formats } from '../../src/decks/formats.js'
import { decks } from '../../src/decks/starters/index.js'
import {
  all,
  aotc,
  battle,
  broken,
  brokenOf,
  card,
  character,
  entry,
  faultsOf,
  ground,
  id,
  space,
  standIns,
} from './board.js'

const [republic, separatists] = decks as [(typeof decks)[0], (typeof decks)[0]]
const withMore = (...entries: ReturnType<typeof entry>[]) => ({ ...republic, cards: [...republic.cards, ...entries] })

test('at least 60 cards (swtcg.deck-rules)', () => {
  assert.deepEqual(brokenOf(space(12), ground(12), character(12), battle(24)), [])
  assert.deepEqual(brokenOf(space(12), ground(12), character(12), battle(40)), [])
  assert.deepEqual(brokenOf(space(12), ground(12), character(12), battle(23)), [
    'The deck has 59 cards; 60 are needed.',
  ])
})

test('one side and neutral cards (swtcg.part-side-symbol, swtcg.deck-rules)', () => {
  const [fault, ...more] = faultsOf(withMore(entry('Battle Droid Squad', 2)))
  assert.equal(fault?.rule, 'swtcg.part-side-symbol')
  const light = heldCards(republic, cards).reduce(
    (sum, { data, copies }) => sum + (data.side === 'light' ? copies : 0),
    0,
  )
  assert.equal(fault?.says, `The deck mixes ${light} Light Side and 2 Dark Side cards.`)
  assert.equal(fault?.mend.says, 'Replace the dark cards: Battle Droid Squad.')
  assert.deepEqual(more, [])
  assert.deepEqual(broken(withMore(entry('Coup de Grace', 2))), [])
})

test('a deck of neutral cards is legal and may play either side (swtcg.deck-rules)', () => {
  const neutral = standIns(
    ...[space(20), ground(20), character(20)].map((kind) => ({ ...kind, side: 'neutral' as const })),
  )
  assert.deepEqual(broken(neutral.deck, neutral.cards), [])
  assert.equal(deckSide(neutral.deck, neutral.cards), 'neutral')
  assert.deepEqual([deckSide(republic, cards), deckSide(separatists, cards)], ['light', 'dark'])
})

test('four copies of a name and version, five are too many; other versions count apart (swtcg.gl-same-name)', () => {
  assert.deepEqual(broken(withMore(entry('Obi-Wan Kenobi (C)', 3), entry('Obi-Wan Kenobi (B)', 4))), [])
  const [fault, ...more] = faultsOf(withMore(entry('Obi-Wan Kenobi (C)', 4)))
  assert.deepEqual([fault?.rule, fault?.card], ['swtcg.deck-rules', id('Obi-Wan Kenobi (C)')])
  assert.equal(fault?.says, 'The deck has 5 copies of Obi-Wan Kenobi (C); 4 are allowed.')
  assert.equal(fault?.mend.says, 'Take out 1.')
  assert.deepEqual(more, [])
})

test('different cards that share a name count apart, reprints count together (swtcg.gl-name)', () => {
  const ships = [entry('Commerce Guild Starship', 2), entry('Commerce Guild Starship ROTS', 4)]
  assert.deepEqual(broken({ ...separatists, cards: [...separatists.cards, ...ships] }), [])
  const reprint = { ...card('Jedi Patrol'), id: 'swtcg:ROTS-999', set: 'ROTS', number: 999 }
  const deck = withMore(entry('Jedi Patrol', 3), { card: reprint.id, copies: 2 })
  assert.deepEqual(broken(deck, [...cards, reprint]), ['The deck has 5 copies of Jedi Patrol; 4 are allowed.'])
})

test('an unknown card is named, and counts as a card (swtcg.the-cards)', () => {
  const [fault, ...more] = faultsOf(withMore({ card: 'swtcg:XX-1', copies: 2 }))
  assert.deepEqual([fault?.rule, fault?.says], ['swtcg.the-cards', 'There is no card swtcg:XX-1.'])
  assert.deepEqual(more, [])
})

test('a number of copies is a whole number from one', () => {
  assert.deepEqual(broken(withMore(entry('Mace Windu (D)', 0))), ['The deck lists 0 copies of swtcg:JG-21.'])
})

test('a card of a set outside the format, and a banned card (swtcg.card-sets)', () => {
  const deck = withMore(entry('Mace Windu (D)'))
  assert.deepEqual(broken(deck), [])
  assert.deepEqual(broken(deck, cards, aotc), [
    'Mace Windu (D) is from Jedi Guardians, which the format Attack of the Clones does not include.',
  ])
  const strict = { ...all, banned: [id('Mending')] }
  assert.deepEqual(broken(republic, cards, strict), ['Mending is banned in the format All sets.'])
})

test('a card that is not fully understood is kept out, unless the players allow it (swtcg.card-effects)', () => {
  const read = cards.map((one) => (one.name === 'Mending' ? { ...one, by: 'none' as const } : { ...one, wording: '' }))
  const known = read.map((one) => (one.name === 'Mending' ? { ...one, wording: '12345678' } : one))
  const [fault, ...more] = checkDeck(republic, aotc, known)
  assert.deepEqual([fault?.rule, fault?.card], ['swtcg.card-effects', id('Mending')])
  assert.deepEqual(more, [])
  assert.deepEqual(
    checkDeck(republic, aotc, known, () => true),
    [],
  )
})

test('all faults come at once, each with a rule and a way to mend it', () => {
  const faults = faultsOf({ name: 'Bad', cards: [entry('Clone Squad', 5), entry('Battle Droid Squad', 1)] })
  assert.deepEqual(
    faults.map(({ says }) => says),
    [
      'The deck has 6 cards; 60 are needed.',
      'The deck mixes 5 Light Side and 1 Dark Side cards.',
      'The deck has 6 unit cards; 36 are needed.',
      'The deck has 0 Space unit cards; 12 are needed.',
      'The deck has 6 Ground unit cards; 12 are needed.',
      'The deck has 0 Character unit cards; 12 are needed.',
      'The deck has 6 Ground unit cards, more than twice its 0 Space unit cards.',
      'The deck has 5 copies of Clone Squad; 4 are allowed.',
    ],
  )
  for (const { says, mend, rule } of faults)
    assert.ok(says.endsWith('.') && mend.says.endsWith('.') && rule, `${says} ${mend}`)
})

test('an empty deck is faulty, not an error', () => {
  assert.equal(broken(emptyDeck('')).length, 5)
})

test('formats are found by id', () => {
  assert.deepEqual(
    formats.map(({ id: one }) => one),
    ['aotc', 'all', 'aotc-bid', 'all-bid'],
  )
  assert.throws(() => formatOf('standard'), /no format "standard"; there are aotc, all, aotc-bid, all-bid/)
})
