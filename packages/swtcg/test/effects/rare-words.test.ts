import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, Game } from '../board.js'

const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const
const damage = (game: Game, name: string) => game.s.damage[game.card(name)]

test('tenth: rounded down', () => {
  const cards = {
    Hero: doing({ do: 'put-damage', n: { tenth: { speed: 'this' } }, on: { each: theirs } }, { speed: 39 }),
    Foe: { health: 9 },
  }
  const game = new Game({ cards, light: { character: ['Hero'] }, dark: { character: ['Foe'] } }).does('Hero')
  assert.equal(damage(game, 'Foe'), 3)
})

test('gain-either: any mixture of Force and build points', () => {
  const cards = { Hero: doing({ do: 'gain-either', n: 3 }) }
  const game = new Game({ cards, light: { character: ['Hero'], force: 0, points: 0 } }).does('Hero')
  const [force, points] = [game.s.force[1] as number, game.s.points[1] as number]
  game.answer('number 2')
  assert.deepEqual([game.s.force[1], game.s.points[1]], [force + 2, points + 1])
})

test('double-damage and no-damage', () => {
  const cards = {
    Hero: doing({ do: 'deal-damage', n: 1, to: { each: theirs }, by: 'this' }),
    Plains: {
      abilities: [{ ability: 'ongoing' as const, of: { kind: 'unit' as const }, gets: [{ rule: 'double-damage' }] }],
    },
    Ghost: { abilities: [{ ability: 'ongoing' as const, of: 'this' as const, gets: [{ rule: 'no-damage' }] }] },
    Foe: { health: 9 },
  }
  const game = new Game({
    cards,
    light: { character: ['Hero', 'Plains'] },
    dark: { character: ['Foe', 'Ghost'] },
  }).does('Hero')
  assert.deepEqual([damage(game, 'Foe'), damage(game, 'Ghost')], [2, 0])
})
