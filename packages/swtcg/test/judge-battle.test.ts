import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ability, Effect } from '../src/effects/tree.js'
import { Game } from './board.js'

/** A Battle card that costs so much Force. */
const battle = (n: number, effect: Effect) => ({
  types: ['battle' as const],
  abilities: [{ ability: 'play', cost: [{ do: 'pay-force', n }], effect } as Ability],
})
const tapped = true as const

/** What whoever is asked leans to most, in words. */
function wants(game: Game): string {
  const leans: number[] = []
  game.engine.lean(game.s, leans)
  const best = leans.indexOf(Math.max(...leans))
  return game.asked().split(': ')[1]!.split(', ')[best] as string
}

const lock: Effect = {
  do: 'get',
  to: { choose: 1, from: { kind: 'unit', whose: 'yours' } },
  gets: [{ keyword: 'critical-hit', n: 4 }],
  until: 'attack-end',
}

test('what lasts for an attack is played where it hits, and goes to whoever attacks', () => {
  const cards = { Lock: battle(2, lock), Hero: { power: 4, speed: 50 }, Big: { power: 9 }, Foe: { health: 9 } }
  const light = { character: ['Hero', { card: 'Big', tapped }], hand: ['Lock'], force: 8 }
  const game = new Game({ cards, light, dark: { character: ['Foe'] } }).go().answer('attack Hero target Foe')
  assert.equal(game.asked(), 'light: respond Lock, pass')
  assert.equal(wants(game), 'respond Lock')
  game.answer('respond Lock')
  assert.equal(game.asked(), 'light: choose Hero, choose Big')
  assert.equal(wants(game), 'choose Hero')
})

test('it is kept where the attack comes from the other side', () => {
  const cards = { Lock: battle(2, lock), Hero: { power: 4 }, Foe: { health: 9, speed: 60 } }
  const light = { character: ['Hero'], hand: ['Lock'], force: 8 }
  const game = new Game({ cards, light, dark: { character: ['Foe'] } }).go().answer('attack Foe target Hero')
  assert.equal(game.asked(), 'light: respond Lock, pass')
  assert.equal(wants(game), 'pass')
})

const untap: Effect = { do: 'untap', what: { choose: 1, from: { kind: 'unit', whose: 'yours' } } }

test('a unit is untapped where it may still attack somebody', () => {
  const cards = { Rally: battle(4, untap), Hero: { power: 6 }, Tank: { types: ['ground' as const], power: 6 }, Foe: {} }
  const side = (unit: 'Hero' | 'Tank') => ({
    character: [unit === 'Hero' ? { card: 'Hero', tapped } : 'Hero'],
    ground: [unit === 'Tank' ? { card: 'Tank', tapped } : 'Tank'],
    hand: ['Rally'],
    force: 8,
  })
  const fresh = new Game({ cards, light: side('Hero'), dark: { character: ['Foe'] } }).go()
  assert.equal(fresh.asked(), 'light: respond Rally, pass')
  assert.equal(wants(fresh), 'respond Rally')
  // The ground battle is over: the walker would only stand there.
  const late = new Game({ cards, light: side('Tank'), dark: { character: ['Foe'] } }).go()
  assert.equal(late.asked(), 'light: respond Rally, pass')
  assert.equal(wants(late), 'pass')
})

const knock: Effect = {
  do: 'sequence',
  steps: [
    { do: 'choose', what: { choose: 1, from: { kind: 'character', tapped: false } } },
    { do: 'tap', what: { that: 'unit' } },
  ],
}

test('what is chosen first is chosen for what comes after', () => {
  const cards = { Knock: battle(4, knock), Hero: { power: 6 }, Foe: { power: 1 }, Lord: { power: 8 } }
  const light = { character: ['Hero'], hand: ['Knock'], force: 8 }
  const game = new Game({ cards, light, dark: { character: ['Foe', 'Lord'] } }).go()
  assert.equal(wants(game), 'respond Knock')
  game.answer('respond Knock')
  assert.equal(game.asked(), 'light: choose Foe, choose Lord, choose Hero')
  assert.equal(wants(game), 'choose Lord')
})

const stop: Effect = { do: 'disrupt', what: { kind: 'battle' } }

test('nobody disrupts their own card; the other stops what would hurt', () => {
  const cards = {
    Blast: battle(1, {
      do: 'deal-damage',
      by: 'this',
      to: { choose: 1, from: { kind: 'unit', whose: 'opponent' } },
      n: 9,
    }),
    Stop: battle(1, stop),
    Hero: { power: 4 },
    Foe: { power: 4 },
  }
  const both = (unit: string) => ({ character: [unit], hand: ['Blast', 'Stop'], force: 8 })
  const game = new Game({ cards, light: both('Hero'), dark: both('Foe') }).go().answer('respond Blast#1')
  assert.equal(game.asked(), 'dark: respond Stop#1, pass')
  assert.equal(wants(game), 'pass')
  game.answer('pass')
  assert.equal(game.asked(), 'light: respond Stop#2, pass')
  assert.equal(wants(game), 'respond Stop#2')
})

test('a point of Force is worth less to whoever has many', () => {
  const cards = { Shove: battle(4, knock), Hero: { power: 3 }, Foe: { power: 2 } }
  const with4 = (force: number) =>
    new Game({ cards, light: { character: ['Hero'], hand: ['Shove'], force }, dark: { character: ['Foe'] } }).go()
  const lean = (game: Game) => {
    const leans: number[] = []
    game.engine.lean(game.s, leans)
    return leans[0]!
  }
  assert.ok(lean(with4(12)) > lean(with4(4)))
})

test('who is lucky rolls again what missed, and nothing else', () => {
  const lucky = { power: 3, speed: 50, abilities: [{ ability: 'keyword', keyword: 'lucky', n: 2 } as Ability] }
  const board = {
    cards: { Hero: lucky, Foe: { health: 9 } },
    light: { character: ['Hero'] },
    dark: { character: ['Foe'] },
  }
  const missed = new Game({ ...board, rolls: [6, 1, 5] }).go().answer('attack Hero target Foe')
  assert.equal(missed.asked(), 'light: respond Hero, pass')
  assert.equal(wants(missed), 'respond Hero')
  missed.answer('respond Hero')
  assert.equal(missed.asked(), 'light: choose 6, choose 1, choose 5')
  assert.equal(wants(missed), 'choose 1')
  missed.answer('choose 1')
  assert.equal(wants(missed), 'done')
  const hit = new Game({ ...board, rolls: [6, 4, 5] }).go().answer('attack Hero target Foe')
  assert.equal(wants(hit), 'pass')
})

test('what is nearly built comes out of hiding for Force', () => {
  const hidden = {
    build: 4,
    power: 5,
    health: 5,
    abilities: [{ ability: 'keyword', keyword: 'hidden-cost', n: 2 } as Ability],
  }
  const light = { character: ['Hero'], build: [{ card: 'Ambush', counters: 2 }], force: 6 }
  const game = new Game({ cards: { Ambush: hidden, Hero: {}, Foe: {} }, light, dark: { character: ['Foe'] } }).go()
  assert.equal(game.asked(), 'light: respond Ambush, pass')
  assert.equal(wants(game), 'respond Ambush')
})

test('a unit that costs more than is printed is finished all the same', () => {
  const dear: Ability = {
    ability: 'ongoing',
    of: { kind: 'unit' },
    gets: [{ modify: 'build-cost', by: 2 }],
    responds: [],
  } as Ability
  const cards = { Toll: { abilities: [dear] }, Hero: {} }
  const light = { build: [{ card: 'Hero', counters: 3 }], points: 2 }
  const game = new Game({ cards, light, dark: { character: ['Toll'] }, building: 'light' }).go()
  assert.equal(game.asked(), 'light: add Hero, done')
  assert.equal(wants(game), 'add Hero')
  assert.equal(wants(game.answer('add Hero')), 'add Hero')
})
