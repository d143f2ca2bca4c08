import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBot, UnknownBot } from '../src/index.js'

test('random is a bot', () => {
  const { name, reproducible } = parseBot('random')
  assert.deepEqual({ name, reproducible }, { name: 'random', reproducible: true })
})

const wrong: [word: string, says: RegExp][] = [
  ['search:500ms', /The search bot is not there yet/],
  ['search:2000i', /The search bot is not there yet/],
  ['search', /"search" is no search bot: say how long .* search:500ms/],
  ['search:0i', /is no search bot/],
  ['search:fast', /is no search bot/],
  ['randon', /There is no bot "randon"; BOT is random, heuristic, search:500ms or search:2000i/],
]
for (const [word, says] of wrong)
  test(`${word} is refused with a sentence`, () => {
    assert.throws(
      () => parseBot(word),
      (error) => {
        assert(error instanceof UnknownBot)
        assert.match(error.message, says)
        return true
      },
    )
  })
