import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, Game } from '../board.js'

const mine = { kind: 'unit', whose: 'yours', zone: 'arena' } as const
const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const

test('tap: only what is untapped', () => {
  const cards = { Hero: doing({ do: 'tap', what: { choose: 1, from: theirs } }), Foe: {} }
  const dark = { character: ['Foe', { card: 'Foe', tapped: true as const }, 'Foe'] }
  const game = new Game({ cards, light: { character: ['Hero'] }, dark }).does('Hero')
  assert.equal(game.asked(), 'light: choose Foe#1, choose Foe#3')
  assert.equal(game.answer('choose Foe#3').isTapped('Foe#3'), true)
})

test('untap: only what is tapped, and what can', () => {
  const cards = {
    Hero: doing({ do: 'untap', what: { each: mine } }),
    Held: { abilities: [{ ability: 'ongoing' as const, of: 'this' as const, gets: [{ cannot: 'untap' as const }] }] },
    Ally: {},
  }
  const tapped = true as const
  const light = { character: ['Hero', { card: 'Ally', tapped }, { card: 'Held', tapped }] }
  const game = new Game({ cards, light }).does('Hero')
  assert.deepEqual([game.isTapped('Ally'), game.isTapped('Held')], [false, true])
})

test('retreat: tapped or not, and it taps nothing; what cannot retreat stays', () => {
  const cards = {
    Hero: doing({ do: 'retreat', what: { choose: 1, from: mine } }, { types: ['space'] }),
    Ally: {},
    Stuck: {
      abilities: [{ ability: 'ongoing' as const, of: 'this' as const, gets: [{ cannot: 'retreat' as const }] }],
    },
  }
  const light = { space: ['Hero'], character: ['Ally', { card: 'Ally', tapped: true as const }, 'Stuck'] }
  const game = new Game({ cards, light }).does('Hero')
  assert.equal(game.asked(), 'light: choose Hero, choose Ally#1, choose Ally#2')
  game.answer('choose Ally#2')
  assert.equal(game.where('Ally#2'), 'light build zone')
  assert.equal(game.isTapped('Ally#2'), true)
})
