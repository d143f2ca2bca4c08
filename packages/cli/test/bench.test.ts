import assert from 'node:assert/strict'
import { test } from 'node:test'
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
