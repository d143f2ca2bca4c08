import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chances, type Look, swings, turningPoints } from '../src/analysis/story.js'

const look = (answer: number, seat: number, before: number, more: Partial<Look> = {}): Look => ({
  ...{ answer, seat, before, unsure: 0.05, chosen: 0, best: 0, lost: 0, doubt: 0.05 },
  ...more,
})

test('players who know other cards disagree, and that is no swing', () => {
  const looks = [0, 1, 2, 3, 4, 5].map((n) => look(n, n % 2, n % 2 === 0 ? 0.8 : 0.4))
  assert.deepEqual(swings(looks), [])
  // What both see counts half each, so the curve does not go up and down with whoever is asked.
  assert.deepEqual(
    chances(looks, 0, 2).map(({ chance }) => chance.toFixed(2)),
    ['0.80', '0.70', '0.70', '0.70', '0.70', '0.70'],
  )
  assert.deepEqual(
    chances(looks, 1, 2).map(({ chance }) => chance.toFixed(2)),
    ['0.20', '0.30', '0.30', '0.30', '0.30', '0.30'],
  )
})

test('a change is told once, by whoever saw more of it, the largest first; what may be chance is not told', () => {
  const looks = [
    look(0, 0, 0.5),
    look(1, 1, 0.5),
    look(2, 0, 0.59),
    look(3, 1, 0.4),
    look(4, 0, 0.9),
    look(5, 1, 0.15),
    look(6, 0, 0.2),
    look(7, 1, 0.75, { unsure: 0.7 }),
  ]
  assert.deepEqual(swings(looks), [
    { seat: 0, from: 4, to: 6, before: 0.9, after: 0.2 },
    { seat: 0, from: 2, to: 4, before: 0.59, after: 0.9 },
  ])
})

test('of more than two players each has a curve of its own looks', () => {
  const looks = [look(0, 0, 0.3), look(1, 1, 0.5), look(2, 2, 0.2), look(3, 0, 0.4)]
  assert.deepEqual(chances(looks, 0, 3), [
    { answer: 0, chance: 0.3 },
    { answer: 3, chance: 0.4 },
  ])
})

test('an answer gave something away where another was clearly better', () => {
  const looks = [
    look(0, 0, 0.5, { best: 1, lost: 0.1 }),
    look(1, 0, 0.5, { best: 1, lost: 0.04 }),
    look(2, 0, 0.5, { lost: 0.2 }),
    look(3, 0, 0.5, { best: 2, lost: 0.3 }),
  ]
  assert.deepEqual(
    turningPoints(looks).map(({ answer }) => answer),
    [3, 0],
  )
})
