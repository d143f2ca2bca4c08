import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readScenarios, runAll, schemaFaults } from '@dejarik/scenarios'
import { parse } from 'yaml'

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8')
const [whole, board, trading, coming] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text!)

test('the whole example of the page plays', () => {
  assert.deepEqual(
    runAll(readScenarios(whole!)).results.map(({ why }) => why),
    [''],
  )
})

test('the board of the page, with everything on it, can be laid out', () => {
  const rest = "id: board\ngame: destiny\nrules: []\nexpect: [a has 2 resources, c is out, it is b's turn]\n"
  const text = `${rest}${board!.replace(/^(dice|random):.*$/gm, '')}`
  assert.deepEqual(
    runAll(readScenarios(text)).results.map(({ why }) => why),
    [''],
  )
})

test('the board of the trading card game plays', () => {
  assert.deepEqual(
    runAll(readScenarios(trading!)).results.map(({ why }) => why),
    [''],
  )
})

test('the example of the game to come has the shape that the schema asks for', () => {
  assert.deepEqual(schemaFaults(parse(coming!)), [])
})
