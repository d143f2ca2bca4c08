import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardData } from '../../src/cards/card.js'
import { awakenings } from '../../src/cards/index.js'
import { broken, card, entry, faultsOf, id, member, redDeck, redDeckWith, withFinn } from './board.js'

const building = 'destiny.building-deck'

test('thirty cards exactly (destiny.building-deck)', () => {
  assert.deepEqual(broken(redDeck()), [])
  const [few] = faultsOf(redDeckWith(entry('Outpost', 1)))
  assert.equal(few?.says, 'The deck has 29 cards instead of exactly 30.')
  assert.equal(few?.mend.says, 'Add 1 card.')
  const [many] = faultsOf(redDeckWith(entry('Outpost'), entry('Logistics')))
  assert.equal(many?.mend.says, 'Take out 2 cards.')
})

test('two copies are legal, three are not, nor three by one title (destiny.building-deck, destiny.copy-of-a-card)', () => {
  assert.deepEqual(broken(redDeckWith(entry('Aim', 1), entry('Logistics', 1))), [building])
  const other: CardData = { ...card('Aim'), id: 'destiny:99003' }
  const deck = redDeckWith({ card: other.id, copies: 1 }, entry('Logistics', 1))
  assert.deepEqual(broken(deck, { cards: [...withFinn, other] }), [building])
})

test('a number of copies is a whole number from one (destiny.building-deck)', () => {
  assert.deepEqual(broken(redDeckWith(entry('Outpost', 2), entry('Logistics', 0))), [building])
})

test('no card of the other side (destiny.building-deck)', () => {
  assert.deepEqual(broken(redDeckWith(entry('Hit and Run'))), [])
  const [fault, ...more] = faultsOf(redDeckWith(entry('Cannon Fodder')))
  assert.equal(fault?.card, id('Cannon Fodder'))
  assert.equal(fault?.says, 'Cannon Fodder is a villain card and the team has hero characters.')
  assert.deepEqual(more, [])
  const villains = { ...redDeckWith(entry('Hit and Run')), characters: [member('Captain Phasma')] }
  assert.deepEqual(broken(villains), [building])
})

test('a colour needs a character of that colour, gray does not (destiny.building-deck)', () => {
  const [fault, ...more] = faultsOf(redDeckWith(entry('Smuggling')))
  assert.equal(fault?.says, 'Smuggling is yellow and no character of the team is.')
  assert.deepEqual(more, [])
  const withHan = { ...redDeckWith(entry('Smuggling')), characters: [member('Leia Organa', 2), member('Han Solo')] }
  assert.deepEqual(broken(withHan), [])
  assert.deepEqual(broken(redDeckWith(entry("Rey's Staff"))), [])
})

test('the deck holds events, upgrades and supports only (destiny.building-deck)', () => {
  const [fault] = faultsOf(redDeckWith(entry('Poe Dameron')))
  assert.equal(fault?.mend.says, 'Put it on the team.')
  assert.deepEqual(broken(redDeckWith(entry('Echo Base'))), [building])
})

const finnTeam = [member('Finn'), member('Leia Organa')]

test("a character's deck-may-include lets in what it names, colour and side aside", () => {
  const rifle = { ...redDeckWith(entry('F-11D Rifle')), characters: finnTeam }
  assert.deepEqual(broken(rifle), [])
  assert.deepEqual(broken({ ...redDeckWith(entry('AT-ST')), characters: finnTeam }), [])
  assert.deepEqual(broken(redDeckWith(entry('F-11D Rifle'))), [building])
})

test('and nothing else: no other colour, subtype or unreadable permission', () => {
  assert.deepEqual(broken({ ...redDeckWith(entry('Commanding Presence')), characters: finnTeam }), [building])
  assert.deepEqual(broken({ ...redDeckWith(entry('Gaffi Stick')), characters: finnTeam }), [building])
  const odd = { ability: 'ongoing', rule: 'deck-may-include', of: [{ color: 'red', flavour: 'any' }] }
  const cards = awakenings.map((one) => (one.name === 'Finn' ? { ...one, by: 'hand' as const, abilities: [odd] } : one))
  assert.deepEqual(broken({ ...redDeckWith(entry('AT-ST')), characters: finnTeam }, { cards }), [building])
})

test('a team of neutrals only plays one side (destiny.building-deck)', () => {
  const neutral: CardData = { ...card('Rebel Trooper'), id: 'destiny:99001', name: 'Anybody', affiliation: 'neutral' }
  const cards = [...withFinn, neutral]
  const characters = [{ card: neutral.id, dice: 1 as const }]
  assert.deepEqual(broken({ ...redDeckWith(entry('Hit and Run')), characters }, { cards }), [])
  const mixed = { ...redDeckWith(entry('Hit and Run', 1), entry('Cannon Fodder', 1)), characters }
  assert.deepEqual(broken(mixed, { cards }), [building])
})
