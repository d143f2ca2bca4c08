import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Table, tableOf } from '@dejarik/kernel'
import { keyword, stat } from '../../src/rules/numbers.js'
import type { State } from '../../src/state.js'
import { activated, doing, Game } from '../board.js'

const mine = { kind: 'unit', whose: 'yours', zone: 'arena' } as const
const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const
const table = (game: Game): Table<State> => tableOf(game.engine, game.s)
const power = (game: Game, name: string) => stat(table(game), game.card(name), 'power')

test('get: those it describes now, until then', () => {
  const cards = {
    Chief: doing({
      do: 'get',
      to: { choose: { upTo: 1 }, from: mine },
      gets: [
        { modify: 'power', by: 2 },
        { keyword: 'stun', n: 1 },
      ],
      until: 'turn-end',
    }),
    Ally: {},
  }
  const game = new Game({ cards, light: { character: ['Chief', 'Ally'] } }).does('Chief')
  assert.equal(game.asked(), 'light: choose Chief, choose Ally, done')
  game.answer('choose Ally')
  assert.deepEqual([power(game, 'Ally'), power(game, 'Chief')], [5, 3])
  assert.equal(keyword(table(game), game.card('Ally'), 'stun'), 1)
  game.endTurn()
  assert.equal(game.s.turn, 2)
  assert.equal(power(game, 'Ally'), 3)
})

test('get: a player gets it', () => {
  const cards = {
    Chief: doing({ do: 'get', to: 'opponent', gets: [{ modify: 'build-cost', by: 1 }], until: 'turn-end' }),
    Foe: {},
  }
  const game = new Game({ cards, light: { character: ['Chief'] }, dark: { hand: ['Foe'] } }).does('Chief')
  assert.deepEqual(
    game.s.lasting.map(({ that, until }) => [that.players, until]),
    [[[0], 'turn-end']],
  )
})

test('lose-ability: it neither keeps the keyword nor plays what it has', () => {
  const cards = {
    Chief: doing({ do: 'lose-ability', what: { each: theirs }, keyword: 'all', until: 'turn-end' }),
    Foe: {
      abilities: [
        activated([], { do: 'gain-force', n: 1 }),
        { ability: 'keyword' as const, keyword: 'armor' as const },
      ],
    },
  }
  const board = { cards, light: { character: ['Chief'] }, dark: { character: ['Foe'] } }
  const game = new Game(board).does('Chief')
  assert.equal(keyword(table(game), game.card('Foe'), 'armor'), 0)
  game.answer('go on')
  assert.doesNotMatch(game.asked(), /respond/)
  assert.match(new Game(board).go().asked(), /dark: respond Foe/)
})

test('await: when it comes, whatever has become of its source', () => {
  const cards = {
    Chief: doing({
      do: 'sequence',
      steps: [
        { do: 'choose', what: { choose: 1, from: theirs } },
        {
          do: 'await',
          when: 'after',
          event: { on: 'end', of: 'turn' },
          effect: { do: 'discard', what: { that: 'unit' } },
        },
        { do: 'discard', what: 'this' },
      ],
    }),
    Foe: { types: ['space' as const] },
  }
  const game = new Game({ cards, light: { character: ['Chief'] }, dark: { space: ['Foe', 'Foe'] } }).does('Chief')
  game.answer('choose Foe#2')
  assert.deepEqual([game.where('Chief'), game.where('Foe#2')], ['light discard pile', 'dark Space'])
  game.answer('go on')
  assert.deepEqual([game.where('Foe#1'), game.where('Foe#2')], ['dark Space', 'dark discard pile'])
  assert.equal(game.s.lasting.length, 0)
})

test('gain-control: until then, and it is discarded to its owner', () => {
  const cards = {
    Chief: doing({ do: 'gain-control', what: { choose: 1, from: theirs }, until: 'turn-end' }, { types: ['ground'] }),
    Foe: {},
    Pal: doing({ do: 'discard', what: { choose: 1, from: { ...mine, side: 'dark' } } }, { types: ['ground'] }),
    Spy: { side: 'dark' as const },
  }
  const board = { cards, light: { ground: ['Chief', 'Pal'] }, dark: { character: ['Foe', 'Spy'] } }
  const game = new Game(board).does('Chief').answer('choose Foe')
  assert.equal(game.where('Foe'), 'light Character')
  game.endTurn()
  assert.equal(game.where('Foe'), 'dark Character')
  const gone = new Game(board).does('Chief').answer('choose Spy').does('Pal')
  assert.equal(gone.where('Spy'), 'dark discard pile')
})

test('change-rule: a named rule, for a player, until then', () => {
  const cards = { Chief: doing({ do: 'change-rule', rule: 'shows-hand', who: 'opponent', until: 'turn-end' }) }
  const game = new Game({ cards, light: { character: ['Chief'] } }).does('Chief')
  assert.deepEqual(
    game.s.lasting.map(({ that, until }) => [that.players, until]),
    [[[0], 'turn-end']],
  )
})

test('battle-step: another one in that arena, after this one', () => {
  const cards = {
    Chief: doing(
      {
        do: 'sequence',
        steps: [
          { do: 'battle-step', arena: 'character' },
          { do: 'untap', what: { each: mine } },
        ],
      },
      { types: ['space'] },
    ),
    Ally: {},
    Foe: { speed: 10 },
  }
  const light = { space: ['Chief'], character: [{ card: 'Ally', tapped: true as const }] }
  const dark = { character: [{ card: 'Foe', tapped: true as const }] }
  const game = new Game({ cards, light, dark, rolls: [1, 1, 1] }).does('Chief').answer('go on')
  assert.equal(game.asked(), 'light: attack Ally target Foe, skip Ally')
})

test('win-game: unless the other player cannot lose', () => {
  const cards = {
    Chief: doing({ do: 'win-game' }),
    Hope: {
      abilities: [{ ability: 'ongoing' as const, of: 'you' as const, gets: [{ cannot: 'lose-game' as const }] }],
    },
  }
  const won = new Game({ cards, light: { character: ['Chief'] } }).does('Chief')
  assert.equal(won.s.result?.winner, 1)
  const not = new Game({ cards, light: { character: ['Chief'] }, dark: { character: ['Hope'] } }).does('Chief')
  assert.equal(not.s.result, null)
})
