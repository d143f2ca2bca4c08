import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNames, parseBot, UnknownBot } from '../src/index.js'

test('random is a bot', () => {
  const { name, reproducible } = parseBot('random')
  assert.deepEqual({ name, reproducible }, { name: 'random', reproducible: true })
})

test('every bot that is offered can be made', () => {
  for (const name of [...botNames, 'search:1ms', 'search:20i']) assert.equal(parseBot(name).name, name)
})

test('only what thinks by the clock is not reproducible', () => {
  assert.deepEqual(
    ['heuristic', 'search:20i', 'search:5ms', 'hard'].map((name) => parseBot(name).reproducible),
    [true, true, false, false],
  )
})

const wrong: [word: string, says: RegExp][] = [
  ['search', /"search" is no search bot: say how long .* search:500ms/],
  ['search:0i', /is no search bot/],
  ['search:fast', /is no search bot/],
  ['randon', /There is no bot "randon"; BOT is random, heuristic, easy, normal, hard, search:500ms or search:2000i/],
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
