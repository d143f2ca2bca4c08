import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, Game } from '../board.js'

const theirs = { kind: 'unit', whose: 'opponent' } as const

test('choose-arena: what follows is about that arena', () => {
  const cards = {
    Bomb: doing({
      do: 'sequence',
      steps: [
        { do: 'choose-arena', from: ['ground', 'character'] },
        { do: 'tap', what: { each: { ...theirs, zone: { that: 'arena' } } } },
      ],
    }),
    Foe: {},
  }
  const game = new Game({ cards, light: { space: ['Bomb'] }, dark: { ground: ['Foe'], character: ['Foe'] } }).does(
    'Bomb',
  )
  assert.equal(game.asked(), 'light: arena ground, arena character')
  game.answer('arena ground')
  assert.deepEqual([game.isTapped('Foe#1'), game.isTapped('Foe#2')], [true, false])
})

test('choose-type and choose-subtype: words that filters read', () => {
  const cards = {
    Sort: doing({
      do: 'sequence',
      steps: [
        { do: 'choose-type', from: ['space', 'ground'] },
        { do: 'tap', what: { each: { ...theirs, zone: 'arena', types: { that: 'type' } } } },
      ],
    }),
    Hate: doing({
      do: 'sequence',
      steps: [
        { do: 'choose-subtype', from: ['jedi', 'droid'] },
        { do: 'tap', what: { each: { ...theirs, zone: 'arena', subtype: { that: 'subtype' } } } },
      ],
    }),
    Tank: { types: ['ground' as const] },
    Jedi: { subtypes: ['Jedi'] },
    Droid: { subtypes: ['Battle', 'Droid'] },
  }
  const board = { cards, light: { space: ['Sort', 'Hate'] }, dark: { ground: ['Tank'], character: ['Jedi', 'Droid'] } }
  const game = new Game(board).does('Sort')
  assert.equal(game.asked(), 'light: type space, type ground')
  game.answer('type ground').does('Hate')
  assert.equal(game.asked(), 'light: subtype jedi, subtype droid')
  game.answer('subtype droid')
  assert.deepEqual(
    ['Tank', 'Jedi', 'Droid'].map((name) => game.isTapped(name)),
    [true, false, true],
  )
})

test('choose-player and name-card', () => {
  const cards = {
    Fate: doing({
      do: 'sequence',
      steps: [{ do: 'choose-player' }, { do: 'as', who: { that: 'player' }, effect: { do: 'gain-force', n: 1 } }],
    }),
    Name: doing({
      do: 'sequence',
      steps: [{ do: 'name-card' }, { do: 'tap', what: { each: { ...theirs, zone: 'arena', name: { that: 'name' } } } }],
    }),
    Foe: {},
  }
  const game = new Game({ cards, light: { space: ['Fate', 'Name'] }, dark: { character: ['Foe'] } }).does('Fate')
  assert.equal(game.asked(), 'light: player light, player dark')
  assert.deepEqual(game.answer('player dark').s.force, [1, 0])
  game.does('Name')
  assert.equal(game.asked(), 'light: name Fate, name Foe, name Name')
  assert.equal(game.answer('name Foe').isTapped('Foe'), true)
})

test('roll-die and roll-off', () => {
  const cards = {
    Dice: doing({
      do: 'sequence',
      steps: [
        { do: 'roll-die', n: 2 },
        { do: 'gain-force', n: { that: 'number' } },
      ],
    }),
    Match: doing({ do: 'roll-off', high: { do: 'gain-force', n: 1 }, low: { do: 'lose-force', n: 1 } }),
  }
  const game = new Game({ cards, light: { space: ['Dice', 'Match'] }, rolls: [2, 5, 6, 1, 1, 6, 3, 3] })
  assert.equal(game.does('Dice').s.force[1], 7)
  assert.equal(game.does('Match').s.force[1], 8)
  assert.equal(game.does('Match').s.force[1], 7)
  assert.equal(game.does('Match').s.force[1], 7)
})

test('bid: in secret; the winner pays and does it', () => {
  const cards = { Deal: doing({ do: 'bid', win: { do: 'gain-build', n: 5 }, tie: 'dark' }) }
  const board = { cards, light: { space: ['Deal'], force: 2 }, dark: { force: 1 } }
  const game = new Game(board).does('Deal')
  assert.equal(game.asked(), 'dark: bid 0, bid 1')
  game.answer('bid 1')
  assert.equal(game.asked(), 'light: bid 0, bid 1, bid 2')
  game.answer('bid 2')
  assert.deepEqual(
    [game.s.force, game.s.points],
    [
      [1, 0],
      [0, 5],
    ],
  )
  const tied = new Game(board).does('Deal').answer('bid 1', 'bid 1')
  assert.deepEqual(
    [tied.s.force, tied.s.points],
    [
      [0, 2],
      [5, 0],
    ],
  )
})
