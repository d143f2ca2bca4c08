import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activated, battle, doing, Game } from '../board.js'

const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const
const mine = { kind: 'unit', whose: 'yours', zone: 'arena' } as const
const storm = (n: number) => doing({ do: 'deal-damage', n, to: { each: theirs } }, { side: 'dark' })
const cost = [{ do: 'pay-force' as const, n: 1 }]

test('evade: at most so much of the damage to its own unit', () => {
  const cards = { Storm: storm(2), Jedi: { abilities: [activated(cost, { do: 'evade', n: 1 })] }, Ally: {} }
  const light = { character: ['Jedi', 'Ally'], force: 2 }
  const game = new Game({ cards, dark: { character: ['Storm'] }, light }).does('Storm')
  assert.equal(game.asked(), 'light: respond Jedi, pass')
  game.answer('respond Jedi')
  // rule swtcg.evade: up to so much
  assert.equal(game.asked(), 'light: number 0, number 1')
  game.answer('number 1')
  assert.deepEqual([game.asked(), game.damage('Jedi'), game.damage('Ally'), game.s.force[1]], ['nobody', 1, 2, 1])
})

test('deflect: what was prevented may go to a unit in the arena, and that may be prevented in its own chance', () => {
  const cards = {
    Storm: storm(2),
    Jedi: { abilities: [activated(cost, { do: 'deflect', n: 2 })] },
    Sith: { abilities: [activated(cost, { do: 'evade', n: 1 })] },
  }
  const dark = { character: ['Storm', 'Sith'], force: 1 }
  const game = new Game({ cards, dark, light: { character: ['Jedi'], force: 1 } }).does('Storm')
  game.answer('respond Jedi')
  // rule swtcg.deflect: so much as it can, not up to so much
  assert.equal(game.asked(), 'light: choose Storm, choose Sith, choose Jedi, decline')
  game.answer('choose Sith')
  assert.equal(game.asked(), 'dark: respond Sith, pass')
  game.answer('respond Sith').answer('number 1')
  assert.deepEqual([game.damage('Jedi'), game.damage('Sith')], [0, 1])
})

test('prevent: so much to one of several, or all but so much', () => {
  const cards = {
    Storm: storm(2),
    Shield: battle({ do: 'prevent', n: 2, to: { choose: 1, from: mine } }),
    Most: battle({ do: 'prevent', n: 1, but: true }),
    Ally: {},
  }
  const light = { character: ['Ally', 'Ally'], hand: ['Shield', 'Most'] }
  const game = new Game({ cards, dark: { character: ['Storm'] }, light }).does('Storm')
  // "That damage" is one of the two; who chooses a unit is asked once.
  assert.equal(game.asked(), 'light: respond Shield, respond Most, respond Most, pass')
  game.answer('respond Shield')
  assert.equal(game.asked(), 'light: choose Ally#1, choose Ally#2')
  game.answer('choose Ally#2')
  assert.equal(game.asked(), 'light: respond Most, pass')
  game.answer('respond Most')
  assert.deepEqual([game.damage('Ally#1'), game.damage('Ally#2')], [1, 0])
})

test('prevent: until then, without anybody playing it again', () => {
  const cards = {
    Storm: storm(2),
    Field: doing({ do: 'prevent', n: 'all', to: { choose: 1, from: mine }, until: 'turn-end' }),
    Aegis: doing({ do: 'prevent', n: 1, to: { each: mine }, until: 'turn-end' }),
    Ally: {},
  }
  const light = { character: ['Field', 'Aegis', 'Ally'] }
  const game = new Game({ cards, dark: { character: ['Storm'] }, light })
  assert.equal(game.does('Field').asked(), 'light: choose Field, choose Aegis, choose Ally')
  game.answer('choose Ally').does('Aegis').does('Storm')
  assert.deepEqual([game.damage('Field'), game.damage('Aegis'), game.damage('Ally')], [1, 1, 0])
})

test('prevent: nothing is prevented of what cannot be', () => {
  const fierce = { ability: 'ongoing' as const, of: 'this' as const, gets: [{ cannot: 'be-prevented' as const }] }
  const cards = {
    Fierce: { abilities: [activated([], { do: 'deal-damage', n: 2, to: { each: theirs }, by: 'this' }), fierce] },
    Jedi: { abilities: [activated([], { do: 'evade', n: 2 })] },
  }
  const game = new Game({ cards, dark: { character: ['Fierce'] }, light: { character: ['Jedi'] } }).does('Fierce')
  assert.deepEqual([game.asked(), game.damage('Jedi')], ['nobody', 2])
})
