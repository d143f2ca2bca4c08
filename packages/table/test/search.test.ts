import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftAfter, nextThings } from '../src/page/narrow.js'
import { findRules, type Rule } from '../src/page/rulebook.js'
import type { OptionShown } from '../src/protocol.js'

test('a rule is found by every word, its title first', () => {
  const rule = (id: string, title: string, summary: string): Rule => ({
    id,
    game: 'destiny',
    title,
    summary,
    source: '',
    kind: 'rule',
    supersededBy: null,
  })
  const rules = [
    rule('destiny.dice-symbols', 'DICE', 'Activate a card to roll its dice.'),
    rule('destiny.activate', 'ACTIVATE', 'Roll the dice of a ready card.'),
  ]
  assert.deepEqual(
    findRules(rules, 'activate').map(({ id }) => id),
    ['destiny.activate', 'destiny.dice-symbols'],
  )
  assert.deepEqual(findRules(rules, 'activate wookiee'), [])
  assert.equal(findRules(rules, ' ').length, 2)
})

test('pointing at things narrows the options: first what acts, then what it is about', () => {
  const option = (label: string, ...things: string[]): OptionShown => ({
    label: { key: label, args: {} },
    group: 'attack',
    things,
  })
  const options = [
    option('attack X with A', 'card:1', 'card:8'),
    option('attack Y with A', 'card:1', 'card:9'),
    option('attack X with B', 'card:2', 'card:8'),
    option('pass'),
  ]
  const marked = (path: string[]) => [...nextThings(leftAfter(options, path), path)]
  assert.deepEqual(marked([]), ['card:1', 'card:2'])
  assert.deepEqual(marked(['card:1']), ['card:8', 'card:9'])
  assert.deepEqual(
    leftAfter(options, ['card:1', 'card:9']).map(({ index }) => index),
    [1],
  )
})
