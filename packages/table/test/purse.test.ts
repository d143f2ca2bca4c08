import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purse } from '../src/engine/thinking-time.js'

test('a bot that answers many times in a row hurries more and more, and never has no time at all', () => {
  const { share, spend } = purse()
  const times: number[] = []
  for (let number = 7; number < 13; number++) {
    // It uses all it may, and no more than a second and a half.
    const took = Math.min(1500, share(number))
    times.push(took)
    spend(took)
  }
  assert.deepEqual(times, [1500, 1250, 625, 312.5, 250, 250])
})

test('after somebody else has answered it has all its time again', () => {
  const { share, spend } = purse()
  assert.equal(share(3), 2000)
  spend(2000)
  assert.equal(share(4), 1000)
  spend(1000)
  assert.equal(share(6), 2000)
  spend(4000)
  assert.equal(share(2), 2000)
})
