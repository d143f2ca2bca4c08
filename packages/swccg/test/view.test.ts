import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changing } from '../src/columns.js'
import { explain } from '../src/explain.js'
import { view } from '../src/view.js'
import { layBoard } from './board.js'
import { fight } from './fight.js'

/** Tatooine: Cantina, Luke and Leia against Vader; nobody at the farm. */
const board = () =>
  layBoard({
    cantina: '1_128',
    luke: { id: '1_19', on: 'cantina' },
    leia: { id: '1_17', on: 'cantina' },
    vader: { id: '1_168', on: 'cantina' },
    farm: '1_132',
  })

interface Seen {
  locations: { card: number; powers: number[] }[]
  battle: { power: number[]; ability: number[]; draws: number[]; drawn: number[][]; winner: number } | null
}

test('each location says what power each side has there', () => {
  const { t } = board()
  const { locations } = view(t, 'public') as unknown as Seen
  assert.deepEqual(
    locations.map(({ powers }) => powers),
    [
      [6, 6],
      [0, 0],
    ],
  )
})

test('the powers of a location are explained part by part', () => {
  const { t, of } = board()
  const { numbers } = explain(t, 0, { card: of.cantina as number }) as unknown as {
    numbers: Record<string, { total: number; parts: { value: number; from: string }[] }>
  }
  assert.deepEqual(numbers['power-light'], {
    total: 6,
    parts: [
      { value: 3, from: 'Luke Skywalker' },
      { value: 3, from: 'Leia Organa' },
    ],
  })
  assert.equal(numbers['power-dark']?.total, 6)
})

test('Force generation, drains and deploy costs are explained part by part (swccg.force-generation, swccg.force-drain)', () => {
  const { t } = board()
  const { generation } = explain(t, 0, { seat: 1 }) as unknown as {
    generation: { total: number; parts: { value: number; from: string }[] }
  }
  const [own, ...places] = generation.parts
  assert.deepEqual(own, { value: 1, from: 'rules' })
  assert.ok(places.length > 0 && places.every(({ from }) => from.startsWith('Tatooine: ')))
  assert.equal(
    generation.parts.reduce((total, { value }) => total + value, 0),
    generation.total,
  )
  const seen = view(t, 'public') as unknown as { players: { generation: number }[] }
  assert.equal(generation.total, seen.players[1]?.generation)
  const held = layBoard({ cantina: '1_128', luke: { id: '1_19', zone: 'hand' } })
  const { numbers } = explain(held.t, 1, { card: held.of.luke as number }) as unknown as {
    numbers: Record<string, { total: number; parts: { value: number; from: string }[] }>
  }
  assert.deepEqual(numbers['deploy-cost'], { total: 3, parts: [{ value: 3, from: 'printed' }] })
  assert.equal(numbers.destiny?.total, 1)
  const there = explain(t, 0, { card: t.s.line[0] as number }) as unknown as {
    numbers: Record<string, { total: number }>
  }
  assert.ok((there.numbers['drain-dark']?.total ?? -1) >= 0 && (there.numbers['drain-light']?.total ?? -1) >= 0)
})

test('a battle shows totals as they are now, and who may draw a destiny (swccg.battle-destiny)', () => {
  const laid = board()
  // Leia came too late to fight.
  fight(laid, 'cantina', 0, 'luke', 'vader')
  const { battle } = view(laid.t, 'public') as unknown as Seen
  assert.deepEqual(battle?.power, [6, 3])
  assert.deepEqual(battle?.ability, [6, 4])
  assert.deepEqual(battle?.draws, [1, 1])
  const state = changing(laid.t.s).battle!
  state.destiny = [5, -1]
  const after = view(laid.t, 'public') as unknown as Seen
  assert.deepEqual(after.battle?.power, [11, 3], 'a destiny that was drawn counts')
  // Once they were compared, whoever is forfeited no longer changes them.
  state.segment = 'damage'
  state.power = [11, 3]
  state.cards = []
  assert.deepEqual((view(laid.t, 'public') as unknown as Seen).battle?.power, [11, 3])
})

test('what is owed for a battle is explained part by part (swccg.attrition, swccg.battle-damage)', () => {
  const laid = board()
  fight(laid, 'cantina', 0, 'luke', 'vader')
  const battle = laid.t.s.battle!
  const owed = (seat: number) => explain(laid.t, 1 - seat, { seat }) as unknown as Record<string, unknown>
  assert.deepEqual(Object.keys(owed(1)), ['generation'])
  Object.assign(battle, { segment: 'damage', power: [6, 3], winner: 0, destiny: [5, -1] })
  Object.assign(battle, { attrition: [0, 2], totalAttrition: [0, 5], damage: [0, 3] })
  const { attrition, damage } = owed(1)
  assert.deepEqual(attrition, {
    total: 2,
    parts: [
      { value: 5, from: 'battle destiny of the opponent', rule: 'swccg.attrition' },
      { value: -3, from: 'satisfied' },
    ],
  })
  assert.deepEqual(damage, {
    total: 3,
    parts: [
      { value: 6, from: 'power of dark', rule: 'swccg.battle-damage' },
      { value: -3, from: 'power of light' },
    ],
  })
  assert.deepEqual(Object.keys(owed(0)), ['generation'])
})
