import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readScenarios, runAll } from '@dejarik/scenarios'

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8')
const [whole, board, trading, customizable] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text!)

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

test('the board of the customizable card game plays', () => {
  assert.deepEqual(
    runAll(readScenarios(customizable!)).results.map(({ why }) => why),
    [''],
  )
})
