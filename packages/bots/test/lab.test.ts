import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { interval, mean, ratings, verdict } from '../src/index.js'

const near = (a: number, b: number, by: number) => assert.ok(Math.abs(a - b) <= by, `${a} is not near ${b}`)

test("Wilson's interval agrees with the textbook, and stays within 0 and 1", () => {
  const { share, least, most } = interval(8, 10)
  near(share, 0.8, 1e-9)
  near(least, 0.4902, 5e-4)
  near(most, 0.9433, 5e-4)
  assert.deepEqual(interval(0, 0), { share: 0.5, least: 0, most: 1 })
  assert.equal(interval(0, 20).least, 0)
  near(interval(20, 20).most, 1, 1e-9)
})

test('the interval of a share holds the truth about 95 times in 100', () => {
  const g = generator('interval')
  let held = 0
  for (let i = 0; i < 8000; i++) {
    let wins = 0
    for (let n = 0; n < 60; n++) if (below(g, 10) < 7) wins++
    const { least, most } = interval(wins, 60)
    if (least <= 0.7 && 0.7 <= most) held++
  }
  near(held / 8000, 0.95, 0.02)
})

test('a mean says how sure it is', () => {
  assert.deepEqual(mean([]), { mean: 0, half: 0, of: 0 })
  const { mean: m, half } = mean([1, 2, 3, 4, 5])
  near(m, 3, 1e-9)
  near(half, 1.386, 1e-3)
})

test('the sequential test stops early where the difference is large, and seldom errs', () => {
  assert.equal(verdict(30, 2, 0), 'better')
  assert.equal(verdict(5, 20, 0), 'not better')
  assert.equal(verdict(5, 4, 1), 'open')
  const g = generator('sequential')
  let wrong = 0
  for (let run = 0; run < 400; run++) {
    let wins = 0
    let losses = 0
    while (verdict(wins, losses, 0) === 'open') below(g, 2) === 0 ? wins++ : losses++
    if (verdict(wins, losses, 0) === 'better') wrong++
  }
  assert.ok(wrong / 400 < 0.08, `${wrong} of 400 even matches called better`)
})

test('ratings give back the odds that made the games', () => {
  // 400 points are ten to one; 200 about three to one.
  const [a, b] = ratings(2, [{ a: 0, b: 1, wins: 7600, losses: 2400, draws: 0 }])
  near(a!.elo - b!.elo, 200, 5)
  near(a!.elo + b!.elo, 0, 1e-6)
  const [x, y, z] = ratings(3, [
    { a: 0, b: 1, wins: 60, losses: 40, draws: 0 },
    { a: 1, b: 2, wins: 60, losses: 40, draws: 0 },
    { a: 0, b: 2, wins: 70, losses: 30, draws: 0 },
  ])
  assert.ok(x!.elo > y!.elo && y!.elo > z!.elo)
  assert.ok(x!.half > 20 && x!.half < 60)
})

test('the interval of a rating holds the truth about 95 times in 100', () => {
  const g = generator('ratings')
  // Two to one, three to two and three to one: differences of strength add up.
  const truth = [Math.log(2), 0, -Math.log(1.5)]
  const middle = truth.reduce((sum, each) => sum + each, 0) / 3
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const
  let held = 0
  for (let run = 0; run < 500; run++) {
    const meetings = pairs.map(([a, b]) => {
      const chance = 1 / (1 + Math.exp((truth[b] as number) - (truth[a] as number)))
      let wins = 0
      for (let n = 0; n < 80; n++) if (below(g, 10_000) < 10_000 * chance) wins++
      return { a, b, wins, losses: 80 - wins, draws: 0 }
    })
    ratings(3, meetings).forEach(({ elo, half }, i) => {
      const right = ((truth[i] as number) - middle) * (400 / Math.LN10)
      if (Math.abs(elo - right) <= half) held++
    })
  }
  near(held / 1500, 0.95, 0.02)
})

test('two groups that never met cannot be compared', () => {
  const both = { wins: 5, losses: 5, draws: 0 }
  const all = ratings(4, [
    { a: 0, b: 1, ...both },
    { a: 2, b: 3, ...both },
  ])
  assert.deepEqual(
    all.map(({ half }) => half),
    new Array(4).fill(Number.POSITIVE_INFINITY),
  )
})

test('whoever won all has a rating that is a number', () => {
  const [a] = ratings(2, [{ a: 0, b: 1, wins: 20, losses: 0, draws: 0 }])
  assert.ok(Number.isFinite(a!.elo) && a!.elo > 100)
})
