import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '@dejarik/kernel'
import { judge } from '../../src/judge/index.js'
import { LIGHT } from '../../src/state.js'
import { type Laid, layBoard } from '../board.js'
import { fire, life, PASS, pile, ranked } from './ranked.js'

test('more Life Force, drains and power are better', () => {
  const worth = (laid: Record<string, string | Laid>, seat: Seat = LIGHT) => judge.worth(layBoard(laid).t, seat)
  const cantina = { cantina: '1_128' }
  assert.ok(Math.abs(worth({ ...cantina, ...life(20, 20) }) - 0.5) < 1e-9)
  const ahead = worth({ ...cantina, ...life(15, 20) })
  assert.ok(ahead > 0.55 && ahead < 0.95, String(ahead))
  const holding = { ...cantina, luke: { id: '1_19', on: 'cantina' } }
  assert.ok(worth({ ...holding, ...life(20, 20) }) > 0.55)
  const held = { ...holding, vader: { id: '1_168', on: 'cantina' } }
  assert.ok(worth({ ...held, ...life(20, 20) }) < 0.5)
  const saved = { ...held, ben: { id: '1_21', on: 'cantina' } }
  assert.ok(worth({ ...saved, ...life(20, 20) }) > worth({ ...held, ...life(20, 20) }))
})

test('a location, a fighter and a weapon are better on table than in hand', () => {
  const laid = { cantina: '1_128', luke: { id: '1_19', on: 'cantina' }, ...life(20, 20) }
  const texts = { '1_152': [fire] }
  const held = (id: string) => judge.worth(layBoard({ ...laid, card: { id, zone: 'hand' } }, texts).t, LIGHT)
  const worth = (card: string | Laid) => judge.worth(layBoard({ ...laid, card }, texts).t, LIGHT)
  assert.ok(worth('1_133') > held('1_133'))
  assert.ok(worth({ id: '1_21', on: 'cantina' }) > held('1_21'))
  assert.ok(worth({ id: '1_152', on: 'luke' }) > held('1_152'))
})

test('a drain is taken, the larger first; one of nothing is not', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    jungle: '1_137',
    luke: { id: '1_19', on: 'cantina' },
    han: { id: '1_11', on: 'eisley' },
    trooper: { id: '1_28', on: 'jungle' },
    ...life(20, 20),
  })
  const drains = ['jungle', 'eisley', 'cantina'].map((at) => ({ do: 'drain', at: board.of[at] as number }))
  const [first, second, third] = ranked(board, LIGHT, 'action', [...drains, PASS], { during: 'control' })
  assert.deepEqual([first?.at, second?.at, third], [board.of.cantina, board.of.eisley, PASS])
})

test('a card comes where it drains, not where it would fall', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    jungle: '1_137',
    vader: { id: '1_168', on: 'cantina' },
    trooper: { id: '1_28', zone: 'hand' },
    ...pile(LIGHT, 'force', 3),
    ...life(20, 20),
  })
  const to = ['cantina', 'jungle', 'eisley'].map((at) => ({ do: 'to', host: board.of[at] as number, as: 0, cost: 1 }))
  const order = ranked(board, LIGHT, 'deploy-to', to, { card: board.of.trooper as number })
  assert.deepEqual(
    order.map(({ host }) => host),
    [board.of.eisley, board.of.jungle, board.of.cantina],
  )
})

test('nobody walks for nothing, but to where a drain is to be had', () => {
  const laid = {
    cantina: '1_128',
    eisley: '1_133',
    luke: { id: '1_19', on: 'cantina' },
    ben: { id: '1_21', on: 'cantina' },
    ...life(20, 20),
  }
  const board = layBoard(laid)
  const move = { do: 'move', card: board.of.luke as number }
  assert.equal(ranked(board, LIGHT, 'action', [PASS, move], { during: 'move' })[0], move)
  const there = layBoard({ ...laid, luke: { id: '1_19', on: 'eisley' } })
  assert.equal(ranked(there, LIGHT, 'action', [PASS, move], { during: 'move' })[0], PASS)
})

test('with little Life Force left the hand is lost first', () => {
  const lose = (n: number, id: string) => {
    const board = layBoard({ hero: { id, zone: 'hand' }, ...life(20, n) })
    const options = [
      { do: 'lose', from: 'reserve' },
      { do: 'lose', card: board.of.hero as number },
    ]
    return ranked(board, LIGHT, 'lose', options, { n: 1, cause: 'drain' })[0]?.from
  }
  assert.equal(lose(30, '1_21'), 'reserve')
  assert.equal(lose(2, '1_21'), undefined)
  assert.equal(lose(30, '1_26'), undefined)
})

test('as much Force is activated as battles leave of the Reserve Deck', () => {
  const activate = [5, 4, 3, 2, 1].map((n) => ({ do: 'activate', n }))
  const first = (n: number) =>
    ranked(layBoard(life(20, n)), LIGHT, 'action', [...activate, PASS], { during: 'activate' })[0]?.n
  assert.equal(first(20), 5)
  assert.equal(first(4), 3)
})

test('cards are drawn while there is Life Force to draw from, and when nothing else will end the game', () => {
  const draws = (n: number, turn: number) => {
    const board = layBoard({ ...life(20, n), ...pile(LIGHT, 'force', 1) })
    board.t.s.turn = turn
    return ranked(board, LIGHT, 'action', [{ do: 'draw' }, PASS], { during: 'draw' })[0]?.do === 'draw'
  }
  assert.equal(draws(30, 5), true)
  assert.equal(draws(2, 5), false)
  assert.equal(draws(2, 200), true)
})
