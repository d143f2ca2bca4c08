import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activated, doing, Game } from '../board.js'

const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const
const any = { kind: 'unit', zone: 'arena' } as const

test('deal-damage: to all at once, and it has no source unless the text names one', () => {
  const cards = {
    Storm: doing({ do: 'deal-damage', n: 1, to: { each: theirs } }),
    Duel: doing({ do: 'deal-damage', n: 2, to: { choose: 1, from: theirs }, by: 'this' }, {}),
    Foe: {},
  }
  const board = { cards, light: { character: ['Storm', 'Duel'] }, dark: { character: ['Foe'], ground: ['Foe'] } }
  const storm = new Game(board).does('Storm')
  assert.deepEqual([storm.damage('Foe#1'), storm.damage('Foe#2')], [1, 1])
  const duel = new Game(board).does('Duel')
  assert.equal(duel.asked(), 'light: choose Foe#1, choose Foe#2')
  assert.equal(duel.answer('choose Foe#1').damage('Foe#1'), 2)
})

test('deal-damage: as much as its health discards the unit', () => {
  const cards = { Storm: doing({ do: 'deal-damage', n: 3, to: { each: theirs } }), Foe: {} }
  const game = new Game({ cards, light: { character: ['Storm'] }, dark: { character: ['Foe'] } }).does('Storm')
  assert.equal(game.where('Foe'), 'dark discard pile')
})

test('dice-damage: each 4 or more is 1 damage, 5 or more against Armor', () => {
  const cards = {
    Gun: doing({ do: 'dice-damage', n: 2, to: { each: theirs } }),
    Foe: {},
    Tank: { abilities: [{ ability: 'keyword' as const, keyword: 'armor' as const }] },
  }
  const board = { cards, light: { character: ['Gun'] }, dark: { character: ['Foe', 'Tank'] }, rolls: [4, 3, 4, 5] }
  const game = new Game(board).does('Gun')
  assert.deepEqual([game.damage('Foe'), game.damage('Tank')], [1, 1])
})

test('put-damage: counters that nothing prevents', () => {
  const cards = {
    Curse: doing({ do: 'put-damage', n: 2, on: { choose: 1, from: theirs } }),
    Foe: { abilities: [activated([], { do: 'evade', n: 3 })] },
    Weak: { health: 2 },
  }
  const board = { cards, light: { character: ['Curse'] }, dark: { character: ['Foe', 'Weak'] } }
  const game = new Game(board).does('Curse')
  assert.equal(game.asked(), 'light: choose Foe, choose Weak')
  assert.equal(game.answer('choose Weak').where('Weak'), 'dark discard pile')
  assert.equal(new Game(board).does('Curse').answer('choose Foe').damage('Foe'), 2)
})

test('remove-damage: from one, or divided as its player wishes', () => {
  const cards = {
    Medic: doing({ do: 'remove-damage', n: 2, from: { choose: 1, from: any } }),
    Ward: doing({ do: 'remove-damage', n: { upTo: 2 }, from: { each: any }, split: true }),
    Bacta: doing({ do: 'remove-damage', n: 1, from: { choose: 1, from: any }, left: true }),
    Ally: {},
  }
  const light = { character: ['Medic', 'Ward', 'Bacta', { card: 'Ally', damage: 1 }, { card: 'Ally', damage: 2 }] }
  const one = new Game({ cards, light }).does('Medic')
  assert.equal(one.asked(), 'light: choose Ally#1, choose Ally#2')
  assert.equal(one.answer('choose Ally#2').damage('Ally#2'), 0)
  const split = new Game({ cards, light }).does('Ward')
  assert.equal(split.asked(), 'light: number 0, number 1')
  split.answer('number 1')
  assert.equal(split.asked(), 'light: number 0, number 1')
  split.answer('number 1')
  assert.deepEqual([split.damage('Ally#1'), split.damage('Ally#2')], [0, 1])
  assert.equal(new Game({ cards, light }).does('Bacta').answer('choose Ally#2').damage('Ally#2'), 1)
})

test('move-damage: from one unit to another', () => {
  const cards = {
    Trick: doing({ do: 'move-damage', n: 'any', from: { choose: 1, from: any }, to: { choose: 1, from: theirs } }),
    Ally: {},
    Foe: {},
  }
  const light = { character: ['Trick', { card: 'Ally', damage: 2 }] }
  const game = new Game({ cards, light, dark: { character: ['Foe', 'Foe'] } }).does('Trick')
  assert.equal(game.asked(), 'light: choose Foe#1, choose Foe#2')
  game.answer('choose Foe#2')
  assert.equal(game.asked(), 'light: number 0, number 1, number 2')
  game.answer('number 2')
  assert.deepEqual([game.damage('Ally'), game.damage('Foe#2')], [0, 2])
})
