import assert from 'node:assert/strict'
import test from 'node:test'
import type { Option } from '@dejarik/kernel'
import { swccgGame } from '../src/engine/swccg.js'
import { play } from '../src/messages/play.js'

const game = swccgGame()
const { options } = game.engine.rules

/** No state is looked at for these. */
const things = (option: Option) => game.things(option, {} as never)

test('every heading has words', () => {
  for (const { group } of options.described.values())
    assert.ok(group in play.groups, `the heading ${group} has no words`)
})

test('top-level actions stand under headings of their own, not among choices', () => {
  const actions = ['asteroids', 'replace', 'form', 'attack', 'creature', 'go-over', 'deliver', 'take-custody', 'steer']
  for (const action of actions) assert.notEqual(game.group({ do: action }), 'choose', action)
})

test('an option is about every card that it names: who replaces whom, who goes to whom', () => {
  assert.deepEqual(things({ do: 'replace', card: 5, old: 7 }), ['card:5', 'card:7'])
  assert.deepEqual(things({ do: 'take-custody', card: 5, to: 7 }), ['card:5', 'card:7'])
  assert.deepEqual(things({ do: 'lose', from: 'reserve' }), ['pile:reserve'])
})
