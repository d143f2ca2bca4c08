import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lessons } from '../src/messages/lessons.js'
import { leftAfter, nextThings } from '../src/page/narrow.js'
import { search } from '../src/page/query.js'
import { findRules, type Rule } from '../src/page/rulebook.js'
import type { CardSheet, OptionShown } from '../src/protocol.js'

const card = (name: string, some: Partial<CardSheet>): CardSheet => ({
  id: name,
  name,
  from: 'Awakenings 1',
  label: name,
  type: 'upgrade',
  line: 'hero blue upgrade · weapon',
  tone: 'blue',
  unique: false,
  numbers: [],
  text: [],
  ...some,
})

const cards = [
  card('Staff', { numbers: [{ key: 'cost', value: '2' }], die: ['1MD', '+2MD', '1Sh', '1R', 'Sp', '-'] }),
  card('Hero of Old', {
    type: 'character',
    line: 'hero red character · leader',
    tone: 'red',
    unique: true,
    numbers: [
      { key: 'points', value: '11/14' },
      { key: 'health', value: '11' },
    ],
    text: ['After you activate this character, you may reroll 1 die.'],
  }),
  card('Blueprint', {
    type: 'event',
    line: 'neutral gray event',
    tone: 'gray',
    numbers: [{ key: 'cost', value: '0' }],
  }),
]
const found = (words: string): string[] => search(cards, words).map(({ name }) => name)

test('the search language: words, fields, numbers, die sides, phrases, and what shall not be', () => {
  assert.deepEqual(found(''), ['Staff', 'Hero of Old', 'Blueprint'])
  assert.deepEqual(found('hero'), ['Staff', 'Hero of Old'])
  assert.deepEqual(found('name:hero'), ['Hero of Old'])
  assert.deepEqual(found('type:upgrade'), ['Staff'])
  assert.deepEqual(found('is:blue'), ['Staff'])
  assert.deepEqual(found('color:red'), ['Hero of Old'])
  assert.deepEqual(found('cost<=1'), ['Blueprint'])
  assert.deepEqual(found('cost>0'), ['Staff'])
  assert.deepEqual(found('points=14'), ['Hero of Old'])
  assert.deepEqual(found('die:melee'), ['Staff'])
  assert.deepEqual(found('die:+2md'), ['Staff'])
  assert.deepEqual(found('die:ranged'), [])
  assert.deepEqual(found('text:"reroll 1 die"'), ['Hero of Old'])
  assert.deepEqual(found('-text:reroll -type:event'), ['Staff'])
  assert.deepEqual(found('is:unique health>=11'), ['Hero of Old'])
})

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
  const option = (label: string, ...things: string[]): OptionShown => ({ label, group: 'attack', things })
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

test('every lesson cites a rule that is in the rulebook', () => {
  for (const [game, tips] of Object.entries(lessons)) {
    const book = readFileSync(new URL(`../../../${game}/rulebook/rules.jsonl`, import.meta.url), 'utf8')
    const ids = new Set(book.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).id])))
    for (const { rule } of tips) assert.ok(ids.has(rule), rule)
  }
})
