import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seenBy } from '@dejarik/kernel'
import { doing, Game } from '../board.js'

const inHand = { kind: 'card', whose: 'yours', zone: 'hand' } as const
const battleCard = { types: ['battle' as const], build: 0 }

test('draw: as many as there are', () => {
  const cards = { Sage: doing({ do: 'draw', n: 2 }), Card: battleCard }
  const game = new Game({ cards, light: { character: ['Sage'], deck: ['Card'] } }).does('Sage')
  assert.equal(game.where('Card'), 'light hand')
})

test('discard: from hand, from an arena, from the build zone', () => {
  const cards = {
    Hand: doing({ do: 'discard', what: { choose: 1, from: inHand } }),
    Kill: doing({ do: 'discard', what: { choose: 1, from: { kind: 'unit', whose: 'opponent', zone: 'arena' } } }),
    Stop: doing({
      do: 'discard',
      what: { choose: 1, from: { kind: 'card', whose: 'opponent', zone: 'build', building: true } },
    }),
    Card: battleCard,
    Foe: {},
  }
  const light = { character: ['Hand', 'Kill', 'Stop'], hand: ['Card', 'Card'] }
  const dark = {
    character: ['Foe', 'Foe'],
    build: [
      { card: 'Foe', counters: 2 },
      { card: 'Foe', counters: 1 },
    ],
  }
  const game = new Game({ cards, light, dark }).does('Hand')
  assert.equal(game.asked(), 'light: choose Card#1, choose Card#2')
  assert.equal(game.answer('choose Card#2').where('Card#2'), 'light discard pile')
  assert.equal(game.does('Kill').asked(), 'light: choose Foe#1, choose Foe#2')
  assert.equal(game.answer('choose Foe#1').where('Foe#1'), 'dark discard pile')
  assert.equal(game.does('Stop').asked(), 'light: choose Foe#3, choose Foe#4')
  assert.equal(game.answer('choose Foe#3').where('Foe#3'), 'dark discard pile')
})

test('search: whoever searches sees the deck, takes what fits or nothing, shows it and shuffles', () => {
  const cards = {
    Sage: doing({
      do: 'search',
      deck: 'you',
      find: { choose: 1, from: { kind: 'unit', subtype: ['jedi'] } },
      to: 'hand',
      show: true,
    }),
    Jedi: { subtypes: ['Jedi'] },
    Card: battleCard,
  }
  const board = { cards, light: { character: ['Sage'], deck: ['Jedi', 'Card', 'Jedi'] } }
  const game = new Game(board).does('Sage')
  assert.equal(game.asked(), 'light: choose Jedi#1, choose Jedi#2, done')
  assert.deepEqual(game.s.known.slice(-3), [2, 2, 2])
  game.answer('choose Jedi#1')
  assert.equal(game.where('Jedi#1'), 'light hand')
  assert.equal(game.s.known[game.card('Jedi#1')], 3)
  assert.deepEqual([game.s.known[game.card('Jedi#2')], game.s.known[game.card('Card')]], [0, 0])
  const none = new Game(board).does('Sage').answer('done')
  assert.equal(none.where('Jedi#1'), 'light deck')
})

test('look-at and reveal: one player learns it, or both', () => {
  const hand = { kind: 'card', whose: 'opponent', zone: 'hand' } as const
  const cards = {
    Spy: doing({ do: 'look-at', what: { each: hand } }),
    Herald: doing({ do: 'reveal', what: { top: 1, of: 'you' } }),
    Card: battleCard,
  }
  const board = { cards, light: { character: ['Spy', 'Herald'], deck: ['Card'] }, dark: { hand: ['Card'] } }
  const game = new Game(board).does('Spy')
  assert.equal(game.s.known[game.card('Card#1')], 3)
  const looked = game.events.find(({ is }) => is === 'looked')
  assert.deepEqual(looked && seenBy(looked, 0), { is: 'looked', seat: 1, n: 1 })
  assert.equal(game.does('Herald').s.known[game.card('Card#2')], 3)
})

test('reveal-until: that card is what was found, the rest are the others', () => {
  const cards = {
    Sage: doing({
      do: 'sequence',
      steps: [
        { do: 'reveal-until', n: 1, find: { kind: 'unit' } },
        { do: 'put', what: { that: 'card' }, to: 'hand' },
        { do: 'put', what: { that: 'rest' } as never, to: 'discard' },
      ],
    }),
    Jedi: {},
    Card: battleCard,
  }
  const board = { cards, light: { character: ['Sage'], deck: ['Card', 'Jedi', 'Card'] } }
  const game = new Game(board).does('Sage')
  assert.deepEqual(
    ['Jedi', 'Card#1', 'Card#2'].map((name) => game.where(name)),
    ['light hand', 'light deck', 'light discard pile'],
  )
})

test('put: to a hand with its stack and Pilot; Equipment stays behind', () => {
  const cards = {
    Wind: doing({
      do: 'put',
      what: { choose: 1, from: { kind: 'unit', whose: 'opponent', zone: 'arena' } },
      to: 'hand',
    }),
    Foe: { version: 'A' },
    Old: { version: 'B' },
    Pilot: {},
    Sword: { types: ['equipment' as const] },
    Other: {},
  }
  const attached = [
    { card: 'Old', under: 'Foe' },
    { card: 'Pilot', pilots: 'Foe' },
    { card: 'Sword', equips: 'Foe' },
  ]
  const dark = { character: [{ card: 'Foe', damage: 2 }, 'Other'], attached }
  const game = new Game({ cards, light: { character: ['Wind'] }, dark }).does('Wind')
  assert.equal(game.asked(), 'light: choose Foe, choose Other')
  game.answer('choose Foe')
  assert.deepEqual(
    ['Foe', 'Old', 'Pilot', 'Sword'].map((name) => game.where(name)),
    ['dark hand', 'dark hand', 'dark hand', 'dark build zone'],
  )
  assert.equal(game.damage('Foe'), 0)
})

test('put: into an arena it is not deployed; on top of a deck in any order', () => {
  const cards = {
    Gate: doing({
      do: 'put',
      what: { choose: 1, from: { kind: 'character', whose: 'yours', zone: 'hand' } },
      to: 'arena',
      tapped: true,
    }),
    Sort: doing({ do: 'put', what: { top: 2, of: 'you' }, to: 'deck-bottom', order: true }),
    Jedi: {},
    Card: battleCard,
  }
  const light = { ground: ['Gate', 'Sort'], hand: ['Jedi', 'Card'], deck: ['Card', 'Jedi', 'Card'] }
  const game = new Game({ cards, light }).does('Gate')
  assert.deepEqual([game.where('Jedi#1'), game.isTapped('Jedi#1')], ['light Character', true])
  assert.equal(
    game.events.some(({ is }) => is === 'deployed'),
    false,
  )
  game.does('Sort')
  assert.equal(game.asked(), 'light: choose Card#3, choose Jedi#2')
  game.answer('choose Jedi#2')
  assert.deepEqual(
    game.s.piles[game.s.pile[game.card('Jedi#2')] as number]?.map((card) => game.nameOf(card)),
    ['Card#3', 'Jedi#2', 'Card#2'],
  )
})

test('shuffle: nobody knows the deck any more', () => {
  const cards = { Wind: doing({ do: 'shuffle', who: 'opponent' }), Card: battleCard }
  const game = new Game({ cards, light: { character: ['Wind'] }, dark: { deck: ['Card', 'Card'] } })
  game.s.known[game.card('Card#1')] = 3
  assert.equal(game.does('Wind').s.known[game.card('Card#1')], 0)
})

test('put-build and remove-build: counters on what is being built', () => {
  const building = { kind: 'card', zone: 'build', building: true } as const
  const cards = {
    Push: doing({ do: 'put-build', n: 2, on: { choose: 1, from: { ...building, whose: 'yours' } } }),
    Pull: doing({ do: 'remove-build', n: { upTo: 2 }, from: { choose: 1, from: { ...building, whose: 'opponent' } } }),
    Jedi: {},
    Foe: {},
  }
  const light = {
    character: ['Push', 'Pull'],
    build: [{ card: 'Jedi', counters: 1 }, { card: 'Jedi', counters: 1 }, 'Jedi'],
  }
  const game = new Game({ cards, light, dark: { build: [{ card: 'Foe', counters: 1 }] } }).does('Push')
  assert.equal(game.asked(), 'light: choose Jedi#1, choose Jedi#2')
  assert.equal(game.answer('choose Jedi#2').s.counters[game.card('Jedi#2')], 3)
  assert.equal(game.does('Pull').asked(), 'light: number 0, number 1')
  assert.equal(game.answer('number 1').s.counters[game.card('Foe')], 0)
})

test('put-counter and remove-counter: named counters; leaving play takes them away', () => {
  const cards = {
    Cave: doing({
      do: 'put-counter',
      name: 'corruption',
      n: 2,
      on: { each: { kind: 'unit', whose: 'opponent', zone: 'arena' } },
    }),
    Rite: doing({
      do: 'sequence',
      steps: [
        {
          do: 'remove-counter',
          name: 'corruption',
          n: 'all',
          from: { choose: 1, from: { kind: 'unit', whose: 'opponent', zone: 'arena' } },
        },
        { do: 'gain-force', n: { that: 'number' } },
      ],
    }),
    Kill: doing({ do: 'discard', what: { choose: 1, from: { kind: 'unit', whose: 'opponent', zone: 'arena' } } }),
    Foe: {},
  }
  const game = new Game({
    cards,
    light: { ground: ['Cave', 'Rite', 'Kill'] },
    dark: { character: ['Foe', 'Foe'] },
  }).does('Cave')
  game.does('Rite').answer('choose Foe#1')
  assert.equal(game.s.force[1], 2)
  assert.equal(game.s.named[`${game.card('Foe#2')} corruption`], 2)
  game.does('Kill').answer('choose Foe#2')
  assert.deepEqual(game.s.named, {})
})

test('move-pilot: by the rules of Pilots', () => {
  const cards = {
    Crew: doing({
      do: 'move-pilot',
      what: { choose: 1, from: { kind: 'unit', whose: 'yours', zone: 'arena', pilot: false, other: true } },
      to: { choose: 1, from: { kind: 'space' } },
    }),
    Ace: { abilities: [{ ability: 'pilot' as const, of: ['starfighter'], gets: [] }] },
    Ship: { types: ['space' as const], subtypes: ['Starfighter'] },
  }
  const light = { character: ['Ace'], space: ['Ship'], ground: ['Crew'] }
  const game = new Game({ cards, light }).does('Crew')
  assert.deepEqual([game.where('Ace'), game.s.piloting[game.card('Ace')]], ['light attached', game.card('Ship')])
})

test('deploy: without paying', () => {
  const cards = {
    Gate: doing({ do: 'deploy', what: { choose: 1, from: inHand }, free: true }),
    Jedi: {},
  }
  const light = { ground: ['Gate'], hand: ['Jedi'] }
  const game = new Game({ cards, light }).does('Gate')
  assert.equal(game.asked(), 'light: deploy Jedi character, deploy Jedi build')
  assert.equal(game.answer('deploy Jedi character').where('Jedi'), 'light Character')
})

test('pay-upkeep: it counts as paid', () => {
  const cards = {
    Pay: doing({ do: 'pay-upkeep', what: { each: { kind: 'unit', whose: 'yours', keyword: 'upkeep' } } }),
    Costly: { abilities: [{ ability: 'upkeep' as const, costs: [{ do: 'pay-force' as const, n: 1 }] }] },
  }
  const game = new Game({ cards, light: { character: ['Pay', 'Costly'], force: 3 } }).does('Pay')
  game.s.lasting = game.s.lasting.map((record) => ({ ...record, until: 'next-turn-end' }))
  game.endTurn()
  assert.equal(game.s.turn, 2)
  assert.equal(game.s.force[1], 7)
})
