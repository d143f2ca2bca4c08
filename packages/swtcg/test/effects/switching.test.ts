import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf } from '@dejarik/kernel'
import type { Effect, Target, Until } from '../../src/effects/tree.js'
import { keyword } from '../../src/rules/numbers.js'
import { activated, doing, Game } from '../board.js'

const called = (name: string): Target => ({ choose: 1, from: { kind: 'unit', name } })
const trade = (what: string, other: string, until: Until): Effect => ({
  do: 'switch',
  what: called(what),
  with: called(other),
  abilities: true,
  until,
})
const words = ['armor', 'stealth', 'overkill'] as const
const bearing = (word: (typeof words)[number]) => ({ abilities: [{ ability: 'keyword' as const, keyword: word }] })

/** The keywords of a unit. */
function has(game: Game, name: string): string {
  const t = tableOf(game.engine, game.s)
  return words.filter((word) => keyword(t, game.card(name), word) > 0).join(' ')
}

test('switch: each follows on those before it; when one ends, the others are as if it had never been', () => {
  const cards = {
    Brief: doing(trade('Ann', 'Bob', 'turn-end')),
    Long: doing(trade('Bob', 'Cid', 'game-end')),
    Ann: bearing('armor'),
    Bob: bearing('stealth'),
    Cid: bearing('overkill'),
  }
  const game = new Game({ cards, light: { character: ['Brief', 'Long', 'Ann', 'Bob', 'Cid'] } }).does('Brief')
  assert.deepEqual([has(game, 'Ann'), has(game, 'Bob'), has(game, 'Cid')], ['stealth', 'armor', 'overkill'])
  game.does('Long')
  assert.deepEqual([has(game, 'Ann'), has(game, 'Bob'), has(game, 'Cid')], ['stealth', 'overkill', 'armor'])
  game.endTurn()
  assert.deepEqual([has(game, 'Ann'), has(game, 'Bob'), has(game, 'Cid')], ['armor', 'overkill', 'stealth'])
})

test('switch: what other cards have given stays with the unit, and so does what has been taken from it', () => {
  const cards = {
    Brief: doing(trade('Ann', 'Bob', 'turn-end')),
    Giver: doing({ do: 'get', to: called('Ann'), gets: [{ keyword: 'overkill' }], until: 'turn-end' }),
    Taker: doing({ do: 'lose-ability', what: called('Bob'), keyword: 'all', until: 'turn-end' }),
    Ann: bearing('armor'),
    Bob: bearing('stealth'),
  }
  const game = new Game({ cards, light: { character: ['Brief', 'Giver', 'Taker', 'Ann', 'Bob'] } })
  game.does('Giver').does('Taker').does('Brief')
  assert.deepEqual([has(game, 'Ann'), has(game, 'Bob')], ['stealth overkill', ''])
})

test('switch: whoever has an ability now uses it in a chance, and nobody else', () => {
  const cards = {
    Brief: doing(trade('Ann', 'Foe', 'turn-end')),
    Ann: bearing('armor'),
    Foe: { abilities: [activated([], { do: 'gain-force', n: 1 })] },
  }
  const board = { cards, light: { character: ['Brief', 'Ann'] }, dark: { character: ['Foe'] } }
  assert.match(new Game(board).go().asked(), /dark: respond Foe/)
  const game = new Game(board).does('Brief').answer('go on')
  assert.match(game.asked(), /light: respond Ann/)
})

test('switch: places in the deck and in the hand, each to its own owner', () => {
  const cards = {
    Sorter: doing({
      do: 'switch',
      what: { choose: 1, from: { kind: 'card', zone: 'hand', whose: 'yours' } },
      with: { top: 1, of: 'you' },
    }),
    Kept: {},
    Top: {},
    Low: {},
  }
  const game = new Game({ cards, light: { character: ['Sorter'], hand: ['Kept'], deck: ['Low', 'Top'] } }).does(
    'Sorter',
  )
  assert.deepEqual([game.where('Kept'), game.where('Top')], ['light deck', 'light hand'])
  const deck = game.s.piles[game.s.pile[game.card('Kept')] as number] ?? []
  assert.deepEqual(
    deck.map((card) => game.nameOf(card)),
    ['Low', 'Kept'],
  )
})

test('switch: nothing happens where the one who is meant is gone', () => {
  const cards = {
    Fickle: doing({
      do: 'sequence',
      steps: [
        { do: 'discard', what: called('Ann') },
        { do: 'switch', what: { that: 'unit' }, with: called('Bob'), abilities: true, until: 'turn-end' },
      ],
    }),
    Ann: bearing('armor'),
    Bob: bearing('stealth'),
  }
  const game = new Game({ cards, light: { character: ['Fickle', 'Ann', 'Bob'] } }).does('Fickle')
  assert.deepEqual([game.where('Ann'), has(game, 'Bob'), game.s.lasting.length], ['light discard pile', 'stealth', 0])
})
