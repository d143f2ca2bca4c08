import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings } from '../src/cards/index.js'
import { importCard, isPrinted, unplayable } from '../src/import/index.js'

const printed = {
  code: '05091',
  set_code: 'LEG',
  position: 91,
  name: 'Small Change',
  type_code: 'event',
  affiliation_code: 'neutral',
  faction_code: 'gray',
  is_unique: false,
  rarity_code: 'C',
  cost: 1,
  text: 'Gain 1 resource.',
}
const none = new Map()

test('every card of Awakenings can be played', () => {
  for (const { name, abilities } of awakenings) assert.deepEqual(unplayable(abilities), [], name)
})

test('what the engine has no rule for is named', () => {
  const action = (effect: object) => unplayable([{ ability: 'action', effect }])
  assert.deepEqual(action({ do: 'sing' }), ['sing'])
  assert.deepEqual(action({ do: 'native', name: 'moon' }), ['native moon'])
  const choose = (from: object) => action({ do: 'choose', what: { choose: 1, from } })
  assert.deepEqual(choose({ kind: 'moon' }), ['noun moon'])
  assert.deepEqual(choose({ kind: 'die', bright: true }), ['filter bright'])
  const after = (event: object) => unplayable([{ ability: 'triggered', when: 'after', event, effect: { do: 'ready' } }])
  assert.deepEqual(after({ on: 'eclipse' }), ['event eclipse'])
  assert.deepEqual(after({ on: 'defeat', what: { that: 'card' } }), ['event defeat of {"that":"card"}'])
})

test('a printed card becomes facts and abilities', () => {
  const { card, label, unread } = importCard(printed, none)
  assert.equal(label, 'Small Change (Legacies #91)')
  assert.deepEqual(unread, [])
  assert.equal(card?.by, 'compiled')
  assert.deepEqual(card?.abilities, [{ ability: 'play', effect: { do: 'gain-resources', n: 1 } }])
})

test('a card with words that are not understood keeps its facts and no abilities', () => {
  const { card, unread } = importCard({ ...printed, text: 'Gain 1 resource. Sing a song.' }, none)
  assert.equal(unread.length, 1)
  assert.deepEqual([card?.by, card?.abilities], ['none', []])
})

test('a card that there is no place for is no card here, and says why', () => {
  const { card, unread } = importCard({ ...printed, type_code: 'plot' }, none)
  assert.equal(card, null)
  assert.match(unread.join(), /type must be one of/)
})

test('other tables of the data are no cards', () => {
  assert.equal(isPrinted(printed), true)
  for (const other of [null, 3, 'x', {}, { code: 'red', name: 'Command' }]) assert.equal(isPrinted(other), false)
})
