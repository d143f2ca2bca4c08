import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activated, doing, Game } from '../board.js'

test('pay-force: in full or not at all, and X is named when it is paid', () => {
  const cards = {
    Hero: doing({ do: 'then', first: { do: 'pay-force', n: 3 }, next: { do: 'gain-build', n: 1 } }),
    Wise: doing({
      do: 'sequence',
      steps: [
        { do: 'pay-force', n: 'x' },
        { do: 'gain-build', n: { plus: ['x', 'x'] } },
      ],
    }),
  }
  const poor = new Game({ cards, light: { character: ['Hero'], force: 2 } }).does('Hero')
  assert.deepEqual([poor.s.force[1], poor.s.points[1]], [2, 0])
  const rich = new Game({ cards, light: { character: ['Hero'], force: 4 } }).does('Hero')
  assert.deepEqual([rich.s.force[1], rich.s.points[1]], [1, 1])
  const wise = new Game({ cards, light: { character: ['Wise'], force: 2 } }).does('Wise')
  assert.equal(wise.asked(), 'light: number 0, number 1, number 2')
  wise.answer('number 2')
  assert.deepEqual([wise.s.force[1], wise.s.points[1]], [0, 4])
})

test('pay-force: what others add to the cost of an ability is paid, too', () => {
  const cards = {
    Hero: { abilities: [activated([{ do: 'pay-force' as const, n: 1 }], { do: 'lose-force' as const, n: 0 })] },
    Tyrant: {
      abilities: [
        {
          ability: 'ongoing' as const,
          of: 'each-player' as const,
          gets: [{ modify: 'ability-cost' as const, by: 2 }],
        },
      ],
    },
  }
  const light = { character: ['Hero'], force: 3 }
  const game = new Game({ cards, light, dark: { character: ['Tyrant'] } }).go()
  assert.equal(game.asked(), 'light: respond Hero, pass')
  assert.equal(game.answer('respond Hero').s.force[1], 0)
  const poor = new Game({ cards, light: { ...light, force: 2 }, dark: { character: ['Tyrant'] } }).go()
  assert.doesNotMatch(poor.asked(), /respond/)
})

test('pay-build, gain-build and lose-build', () => {
  const cards = {
    Buyer: doing({ do: 'then', first: { do: 'pay-build', n: 2 }, next: { do: 'gain-force', n: 1 } }),
    Saver: doing({ do: 'gain-build', n: 3, when: 'next-turn' }),
    Loser: doing({ do: 'lose-build', n: 4 }),
  }
  const side = { character: ['Buyer', 'Saver', 'Loser'], points: 3 }
  const game = new Game({ cards, building: 'light', light: side })
  game.does('Buyer')
  assert.deepEqual([game.s.points[1], game.s.force[1]], [1, 1])
  assert.deepEqual([game.does('Saver').s.extra[1], game.s.points[1]], [3, 1])
  assert.equal(game.does('Loser').s.points[1], 0)
})

test('gain-force and lose-force: as far as there is some', () => {
  const cards = {
    Giver: doing({ do: 'gain-force', n: 2 }),
    Taker: doing({ do: 'as', who: 'opponent', effect: { do: 'lose-force', n: 3 } }),
    Drain: doing({ do: 'as', who: 'dark', effect: { do: 'lose-force', n: 'all' } }),
  }
  const board = { cards, light: { character: ['Giver', 'Taker', 'Drain'] }, dark: { force: 5 } }
  const game = new Game(board)
  assert.equal(game.does('Giver').s.force[1], 2)
  assert.equal(game.does('Taker').s.force[0], 2)
  assert.equal(game.does('Drain').s.force[0], 0)
})
