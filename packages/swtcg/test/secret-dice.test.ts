import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bit, type Frame, generator } from '@dejarik/kernel'
import type { State } from '../src/state.js'
import { activated, Game } from './board.js'

const hidden = { ability: 'ongoing' as const, of: 'this' as const, gets: [{ rule: 'hidden-dice' as const }] }
const cards = {
  Foe: { speed: 50, power: 3, abilities: [hidden] },
  Plain: { speed: 40, power: 1 },
  Wall: { health: 9, abilities: [activated([], { do: 'evade', n: 1 })] },
}
const game = () =>
  new Game({ cards, dark: { character: ['Foe', 'Plain'] }, light: { character: ['Wall'] }, rolls: [4, 5, 1, 4] })
    .go()
    .answer('attack Foe target Wall')

test('only who rolls them hears of secret dice, until damage has been dealt; then everybody does', () => {
  const played = game()
  const secret = { to: bit(0), others: { is: 'rolled-secretly' } }
  const told = () => played.events.splice(0).filter(({ is }) => ['rolled', 'hits', 'prevented'].includes(is))
  assert.deepEqual(told(), [
    { is: 'rolled', for: 'attack', dice: [4, 5, 1], hits: [0, 1], ...secret },
    { is: 'hits', n: 2, ...secret },
  ])
  played.answer('respond Wall', 'number 1')
  const wall = played.card('Wall')
  assert.deepEqual(told(), [
    { is: 'prevented', card: wall, n: 1, to: bit(0), others: { is: 'prevented', card: wall } },
    { is: 'rolled', for: 'attack', dice: [4, 5, 1], hits: [0, 1] },
  ])
  assert.equal(played.s.damage[wall], 1)
  played.answer('attack Plain target Wall')
  assert.deepEqual(told(), [
    { is: 'rolled', for: 'attack', dice: [4], hits: [0] },
    { is: 'hits', n: 1 },
  ])
})

interface Known {
  dice: number[]
  hits: number
  amount: number
}

/** What is on the dice of a world, how many hits its attack counts, and how much damage is pending. */
function known(s: State): Known {
  const attack = s.stack.find(({ procedure }) => procedure === 'attack') as Frame & { hits: number }
  const damage = s.stack.find(({ procedure }) => procedure === 'damage') as Frame & { packets: { amount: number }[] }
  return { dice: s.dice, hits: attack.hits, amount: damage.packets[0]!.amount }
}

test('in a world of the other player secret dice lie in any way, with the hits and the damage that come of it', () => {
  const { engine, s } = game()
  const g = generator('unseen')
  const seen = new Set<number>()
  for (let i = 0; i < 60; i++) {
    const { dice, hits, amount } = known(engine.world(s, 1, g))
    for (const die of dice) seen.add(die)
    assert.equal(dice.length, 3)
    assert.equal(hits, dice.filter((die) => die >= 4).length)
    assert.equal(amount, hits)
  }
  assert.deepEqual([...seen].sort(), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(known(engine.world(s, 0, g)), { dice: [4, 5, 1], hits: 2, amount: 2 })
  assert.deepEqual(known(s), { dice: [4, 5, 1], hits: 2, amount: 2 })
})

test('open dice lie in every world as they are', () => {
  const { engine, s } = new Game({ cards, dark: { character: ['Plain'] }, light: { character: ['Wall'] }, rolls: [4] })
    .go()
    .answer('attack Plain target Wall')
  assert.deepEqual(known(engine.world(s, 1, generator('open'))), { dice: [4], hits: 1, amount: 1 })
})
