import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIndex } from '../src/rules/index-file.js'
import { waiting } from '../src/rules/waiting.js'
import { dejarik } from './dejarik.js'

const activate = 'destiny.activate'

test('an id shows the rule, its source, its code and its tests', async () => {
  const { code, out, err } = await dejarik('rules', activate)
  assert.equal(code, 0)
  assert.equal(err, '')
  assert.match(out, /\(destiny\.activate\)/)
  assert.match(out, /Rules Reference 1\.0: Part 5/)
  assert.match(out, /code:/)
  assert.match(out, /tests:/)
})

test('an id as JSON is one rule with its places', async () => {
  const found = (await dejarik('rules', activate, '--json')).json()
  assert.deepEqual(Object.keys(found), ['query', 'rules', 'examples'])
  assert.equal(found.rules.length, 1)
  assert.deepEqual(found.examples, [])
  const [rule] = found.rules
  assert.equal(rule.id, activate)
  assert.equal(rule.game, 'destiny')
  for (const place of [...rule.code, ...rule.tests, ...rule.scenarios]) assert.match(place, /^packages\/.+:\d+$/)
})

test('an example id shows the worked example', async () => {
  const { code, out } = await dejarik('rules', 'ex.destiny.faq-02')
  assert.equal(code, 0)
  assert.match(out, /Given: .+\n[\s\S]*So: /)
})

test('words find the rule of that name first, and --game leaves out the other games', async () => {
  const { rules } = (await dejarik('rules', 'Battle', 'Destiny', '--game', 'swccg', '--json')).json()
  assert.equal(rules[0].id, 'swccg.battle-destiny')
  for (const rule of rules) assert.equal(rule.game, 'swccg')
})

test('a long list is cut and says how to see the rest', async () => {
  const lines = (await dejarik('rules', 'card', '--limit', '3')).out.trimEnd().split('\n')
  assert.equal(lines.length, 4)
  assert.match(lines[3]!, /^and \d+ more; /)
})

test('words that no rule speaks of do not hold', async () => {
  const { code, out } = await dejarik('rules', 'zyzzyva')
  assert.equal(code, 1)
  assert.match(out, /No rule speaks of "zyzzyva"/)
  assert.deepEqual((await dejarik('rules', 'zyzzyva', '--json')).json(), { query: 'zyzzyva', rules: [], examples: [] })
})

test('--waiting counts every rule and example of each game', async () => {
  const { code, json } = await dejarik('rules', '--waiting', '--json')
  assert.equal(code, 0)
  const { progress, rules, examples } = json()
  assert.deepEqual(
    progress.map((of: { game: string; rules: number; examples: number }) => [of.game, of.rules, of.examples]),
    [
      ['swccg', 387, 165],
      ['swtcg', 217, 48],
      ['destiny', 150, 50],
    ],
  )
  for (const rule of rules) assert.equal(rule.code && rule.tests, false)
  const run = progress.reduce((sum: number, of: { examplesRun: number }) => sum + of.examplesRun, 0)
  assert.equal(examples.length + run, 263)
})

test('--waiting --game lists one game', async () => {
  const { out } = await dejarik('rules', '--waiting', '--game', 'swtcg')
  assert.match(out, /Star Wars Trading Card Game: 217 rules/)
  assert.doesNotMatch(out, /^(?:ex\.)?(?:swccg|destiny)\./m)
})

test('an example that waits says what for', async () => {
  const { examples } = (await dejarik('rules', '--waiting', '--game', 'swccg', '--json')).json()
  const jediTest = examples.find(({ id }: { id: string }) => id === 'ex.swccg.g98-jedi-test')
  assert.match(jediTest.for, /^Jedi Tests/)
  assert.match(
    (await dejarik('rules', '--waiting', '--game', 'swccg')).out,
    /ex\.swccg\.g98-kiffex-sabacc +no scenario +waits for sabacc/,
  )
})

test('every rule that the customizable game has to obey is cited by code and test, or says what it waits for', () => {
  const { rules } = waiting(readIndex(), 'swccg')
  assert.deepEqual(
    rules.filter((rule) => rule.for === undefined).map(({ id }) => id),
    [],
  )
})
