import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardData } from '../../src/cards/card.js'
import { broken, card, faultsOf, format, id, member, redDeck, withFinn } from './board.js'

const team = (...characters: ReturnType<typeof member>[]) => redDeck({ characters })
const leia = member('Leia Organa')

test('30 points are legal, as in the example of the rulebook (destiny.building-team)', () => {
  assert.deepEqual(broken(team(member('Leia Organa', 2), member('Han Solo'))), [])
})

test('32 points are not, and the fault says by how much (destiny.building-team)', () => {
  const [fault, ...more] = faultsOf(team(member('Leia Organa', 2), member('Finn', 2)))
  assert.equal(fault?.rule, 'destiny.building-team')
  assert.equal(fault?.says, 'The team costs 32 points, 2 more than 30.')
  assert.equal(fault?.mend.says, 'Play Leia Organa with one die, or take one out.')
  assert.deepEqual(more, [])
})

test('a format may change points (destiny.point-values)', () => {
  const cheaper = { ...format, points: { [id('Finn')]: [11, 14] as const } }
  assert.deepEqual(broken(team(member('Leia Organa', 2), member('Finn', 2)), { in: cheaper }), [])
  assert.deepEqual(broken(team(member('Leia Organa', 2), member('Finn', 2))), ['destiny.building-team'])
})

test('a team needs a character (destiny.building-team)', () => {
  assert.ok(faultsOf(team()).some(({ says }) => says === 'The team has no character.'))
  assert.deepEqual(broken(team(leia)), [])
})

test('a character with one point value brings one die each, in any number (destiny.point-values)', () => {
  const trooper = member('Rebel Trooper')
  assert.deepEqual(broken(team(trooper, trooper, trooper)), [])
  const [fault, ...more] = faultsOf(team(member('Rebel Trooper', 2)))
  assert.equal(fault?.rule, 'destiny.point-values')
  assert.match(fault?.mend.says ?? '', /choose more copies/)
  assert.deepEqual(more, [])
})

test('three dice are too many for anybody (destiny.point-values)', () => {
  assert.deepEqual(broken(team({ ...leia, dice: 3 as 2 })), ['destiny.point-values'])
})

test('heroes and villains do not mix (destiny.building-team)', () => {
  const [fault, ...more] = faultsOf(team(leia, member('Captain Phasma')))
  assert.equal(fault?.rule, 'destiny.building-team')
  assert.match(fault?.says ?? '', /heroes \(Leia Organa\) and villains \(Captain Phasma\)/)
  assert.deepEqual(more, [])
  assert.deepEqual(broken(team(member('Captain Phasma'), member('First Order Stormtrooper'))), [])
})

test('a neutral character goes with heroes and with villains (destiny.affiliation)', () => {
  const neutral: CardData = { ...card('Rebel Trooper'), id: 'destiny:99001', name: 'Anybody', affiliation: 'neutral' }
  const anybody = { card: neutral.id, dice: 1 as const }
  const cards = [...withFinn, neutral]
  assert.deepEqual(broken(team(leia, anybody), { cards }), [])
  assert.deepEqual(broken(team(member('Captain Phasma'), anybody), { cards }), [])
  assert.deepEqual(broken(team(anybody), { cards }), [])
})

test('one copy of each unique character, elite or not (destiny.uniqueness)', () => {
  assert.deepEqual(broken(team(leia, leia)), ['destiny.uniqueness'])
})

test('the same title with another subtitle is the same character (destiny.uniqueness)', () => {
  const other: CardData = { ...card('Leia Organa'), id: 'destiny:99002', subtitle: 'Somebody Else' }
  const cards = [...withFinn, other]
  assert.deepEqual(broken(team(leia, { card: other.id, dice: 1 }), { cards }), ['destiny.uniqueness'])
  assert.deepEqual(broken(team({ card: other.id, dice: 1 }), { cards }), [])
})

test('only characters are on a team (destiny.building-team)', () => {
  assert.deepEqual(broken(team(leia, { card: id('Aim'), dice: 1 })), ['destiny.building-team'])
})
