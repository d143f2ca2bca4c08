import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLaw } from '@dejarik/kernel/laws'
import { cards, swtcg } from '../src/index.js'

const golden = (file: string): string => readFileSync(new URL(`../../test/golden/${file}`, import.meta.url), 'utf8')

test('golden records are played the same, except where a changed rule is listed', () => {
  goldenLaw(swtcg(cards) as never, golden('records.jsonl'), JSON.parse(golden('differing.json')))
})
