import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summary } from '../src/bench/against.js'
import { dejarik } from './dejarik.js'

test('bench --json has the measures of every game', async () => {
  const { code, err, json } = await dejarik('bench', '--brief', '--json')
  assert.equal(code, 0, err)
  const measured = json()
  assert.deepEqual(Object.keys(measured).sort(), ['destiny', 'swccg', 'swtcg'])
  for (const measures of Object.values(measured) as object[]) {
    assert.deepEqual(Object.keys(measures), [
      ...['choicesPerSecond', 'gamesPerSecond', 'cloneMicroseconds', 'worldMicroseconds', 'stateBytes'],
      ...['heuristicChoicesPerSecond', 'searchIterationsPerSecond'],
    ])
    for (const number of Object.values(measures)) assert.ok((number as number) > 0)
  }
})

test('bench --against compares two builds by processor time, warm and cold', async () => {
  const { code, err, json } = await dejarik('bench', '--game', 'destiny', '--against', '.', '--brief', '--json')
  assert.equal(code, 0, err)
  const { destiny } = json() as { destiny: Record<string, Record<string, number>> }
  assert.deepEqual(Object.keys(destiny), ['warm', 'cold'])
  for (const measured of Object.values(destiny)) {
    const { ratio = 0, low = 0, high = 0 } = measured
    assert.ok(low > 0 && low <= ratio && ratio <= high, JSON.stringify(measured))
  }
})

test('bench --against a folder without a build says what it needs', async () => {
  const { code, err } = await dejarik('bench', '--against', 'docs', '--brief')
  assert.notEqual(code, 0)
  assert.match(err, /There is no build in .*docs\. Give a checkout/)
})

test('the interval of a median leaves out as many ratios on each side as chance allows', () => {
  const ratios = Array.from({ length: 15 }, (_, i) => 1 + i / 100)
  assert.deepEqual(summary(ratios), { ratio: 1.07, low: 1.03, high: 1.11 })
  assert.deepEqual(summary([2, 1, 3]), { ratio: 2, low: 1, high: 3 })
})
