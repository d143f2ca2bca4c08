import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Option, Situation } from '@dejarik/kernel'
import { random } from '../src/index.js'

const options: Option[] = ['a', 'b', 'c', 'd'].map((name) => ({ do: name }))
const never = () => assert.fail('a random player looks at nothing')
const decision = { seat: 0, kind: 'pick', options, step: '' }
const asked: Situation = { seat: 0, decision, view: never, prompt: never, world: never, lean: never, pack: never }

const answers = (seed: string, n: number) => {
  const bot = random.make(seed)
  return Array.from({ length: n }, () => (bot.choose(asked) as Option).do).join('')
}

test('the same seed gives the same answers, another seed others', () => {
  assert.equal(answers('one', 50), answers('one', 50))
  assert.notEqual(answers('one', 50), answers('two', 50))
})

test('every option is about as likely', () => {
  const drawn = answers('even', 4000)
  for (const { do: name } of options) {
    const share = drawn.split(name).length - 1
    assert.ok(share > 900 && share < 1100, `${name}: ${share} of 4000`)
  }
})
