import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { requestFault, tableShape } from '../src/engine/request-shapes.js'

const says = (name: unknown, ask: unknown): string | null => requestFault(name, ask)?.says ?? null

describe('what a page may ask', () => {
  const right: [string, object][] = [
    ['answer', { number: 3, option: 0 }],
    ['deck', { game: 'swtcg', deck: { list: '4x Clone Squad' }, players: 2 }],
    ['begin', { game: 'destiny', seats: [{ name: 'One', deck: { shipped: 0 } }], seed: 'x' }],
    ['mend', { game: 'swccg', list: '', fix: { does: 'change', cards: [{ card: 'x', by: -99 }] }, line: 2 }],
    ['mend', { game: 'swccg', list: '', fix: { does: 'name', name: 'Luke' } }],
    ['look', { at: null }],
    ['eyes', { eyes: 'public' }],
    ['propose', { thing: 'card:3', edit: { put: 'hand', on: -1 } }],
    ['propose', { thing: 'seat:0', edit: { set: 'force', to: 3 } }],
    ['games', {}],
  ]
  for (const [name, ask] of right) test(`${name} ${JSON.stringify(ask)}`, () => assert.equal(says(name, ask), null))
})

describe('what a page may not ask', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 3, null])
    test(`${name} is no request`, () => assert.equal(says(name, {}), 'There is no such request'))
  const wrong: [string, unknown, string][] = [
    ['answer', { number: '3', option: 0 }, 'answer.number must be a whole number from 0 to 100000, not "3"'],
    ['answer', null, 'answer must be a record with named fields, not empty'],
    ['answer', { number: 3 }, 'answer.option is missing'],
    ['decks', { game: 'constructor' }, 'decks.game must be one of "destiny", "swtcg", "swccg", not "constructor"'],
    ['load', { text: 3, names: [] }, 'load.text must be a text of at most 33554432 signs, not 3'],
    ['stops', { seat: 9, stops: {} }, 'stops.seat must be a whole number from 0 to 3, not 9'],
  ]
  for (const [name, ask, sentence] of wrong)
    test(`${name} ${JSON.stringify(ask)}`, () => assert.equal(says(name, ask), sentence))
})

test('who sat where is checked in a record that is loaded', () => {
  const players = [{ name: 'One' }, { name: 'Two', bot: 'random' }]
  assert.equal(tableShape(2)({ players }, 'table'), null)
  assert.equal(tableShape(3)({ players }, 'table')?.says, 'table.players must be as many as there are decks')
  assert.equal(
    tableShape(2)({ players, lesson: 'x' }, 'table')?.says,
    'table.lesson must be one of "on", "over", not "x"',
  )
})
