import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Option, Seat } from '@dejarik/kernel'
import { changing } from '../../src/columns.js'
import { DARK, HIT, LIGHT } from '../../src/state.js'
import { type Board, type Laid, layBoard } from '../board.js'
import { fight } from '../fight.js'
import { fire, life, PASS, ranked } from './ranked.js'

test('the stronger side fights, the weaker does not', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    vader: { id: '1_168', on: 'cantina' },
    trooper: { id: '1_28', on: 'cantina' },
    ben: { id: '1_21', on: 'eisley' },
    luke: { id: '1_19', on: 'eisley' },
    stormtrooper: { id: '1_194', on: 'eisley' },
    ...life(20, 20),
  })
  const battles = ['cantina', 'eisley'].map((at) => ({ do: 'battle', at: board.of[at] as number }))
  const by = (seat: Seat) => ranked(board, seat, 'action', [...battles, PASS], { during: 'battle' }).map(({ at }) => at)
  assert.deepEqual(by(DARK), [board.of.cantina, undefined, board.of.eisley])
  assert.deepEqual(by(LIGHT), [board.of.eisley, undefined, board.of.cantina])
})

/** A battle at the Cantina in which Light has something to pay for. */
function dues(attrition: number, damage: number, more: Record<string, Laid> = {}): Board {
  const board = layBoard({
    cantina: '1_128',
    vader: { id: '1_168', on: 'cantina' },
    luke: { id: '1_19', on: 'cantina' },
    trooper: { id: '1_28', on: 'cantina' },
    ...more,
    ...life(20, 20),
  })
  fight(board, 'cantina', DARK, 'vader', 'luke', 'trooper', ...Object.keys(more))
  const { battle } = changing(board.t.s)
  assert.ok(battle)
  battle.segment = 'damage'
  battle.attrition = [0, attrition]
  battle.totalAttrition = [0, attrition]
  battle.damage = [0, damage]
  return board
}

const forfeits = ({ of }: Board, ...names: string[]): Option[] =>
  names.map((name) => ({ do: 'forfeit', card: of[name] as number }))

test('who is forfeited: the cheap one, and first who is lost anyway', () => {
  const small = dues(2, 0)
  assert.equal(ranked(small, LIGHT, 'damage', forfeits(small, 'luke', 'trooper'))[0]?.card, small.of.trooper)
  const hit = dues(2, 3)
  changing(hit.t.s).status[hit.of.luke as number] = HIT
  const all = [...forfeits(hit, 'luke', 'trooper'), { do: 'lose-force' }]
  assert.equal(ranked(hit, LIGHT, 'damage', all)[0]?.card, hit.of.luke)
})

test('one Force is lost rather than a hero; a trooper goes for two', () => {
  const one = dues(0, 1)
  const all = [...forfeits(one, 'luke', 'trooper'), { do: 'lose-force' }]
  assert.equal(ranked(one, LIGHT, 'damage', all)[0]?.do, 'lose-force')
  const two = dues(0, 2)
  assert.equal(ranked(two, LIGHT, 'damage', all)[0]?.card, two.of.trooper)
})

test('a shot goes at the one who matters and can be hit, and never at one who is hit', () => {
  const board = layBoard(
    {
      cantina: '1_128',
      luke: { id: '1_19', on: 'cantina' },
      blaster: { id: '1_152', on: 'luke' },
      trooper: { id: '1_170', on: 'cantina' },
      stormtrooper: { id: '1_194', on: 'cantina' },
      ...life(20, 20),
    },
    { '1_152': [fire] },
  )
  fight(board, 'cantina', LIGHT, 'luke', 'trooper', 'stormtrooper')
  const { t } = board
  const clause = t.catalog.clauses.findIndex(({ ability }) => ability.ability === 'fire')
  const card = board.of.blaster as number
  t.s.stack.push({ procedure: 'action', step: 'targets', kind: 'fire', by: LIGHT, card, clause, answers: -1 } as never)
  const targets = ['stormtrooper', 'trooper'].map((name) => ({ do: 'choose', card: board.of[name] as number }))
  const about = { for: 'target', min: 1, max: 1, picked: [] }
  assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of.trooper)
  changing(t.s).status[board.of.trooper as number] = HIT
  assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of.stormtrooper)
  const firing = { do: 'fire', card, clause }
  assert.equal(ranked(board, LIGHT, 'action', [PASS, firing], { during: 'weapons' })[0], firing)
  changing(t.s).status[board.of.stormtrooper as number] = HIT
  assert.equal(ranked(board, LIGHT, 'action', [PASS, firing], { during: 'weapons' })[0], PASS)
})
