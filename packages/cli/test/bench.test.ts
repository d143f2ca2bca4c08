import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dejarik } from './dejarik.js'

test('bench --json has the measures of every playable game', () => {
  const { code, err, json } = dejarik('bench', '--json')
  assert.equal(code, 0, err)
  const { destiny } = json()
  assert.deepEqual(Object.keys(destiny), [
    ...['choicesPerSecond', 'gamesPerSecond', 'cloneMicroseconds', 'worldMicroseconds', 'stateBytes'],
  ])
  for (const number of Object.values(destiny)) assert.ok((number as number) > 0)
})

test('bench of a game that is not there says so', () => {
  const { code, err } = dejarik('bench', '--game', 'swccg')
  assert.equal(code, 2)
  assert.match(err, /cannot be played yet/)
})
