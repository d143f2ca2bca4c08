import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLaw } from '@dejarik/kernel/laws'
import { cards, swtcg } from '../src/index.js'

const golden = (file: string): string => readFileSync(new URL(`../../test/golden/${file}`, import.meta.url), 'utf8')

test('golden records are played the same, except where a changed rule is listed', () => {
  goldenLaw(swtcg(cards) as never, golden('records.jsonl'), JSON.parse(golden('differing.json')))
})

test('cards of sets that the format does not have open no chance, and leave records as they are', () => {
  const [hidden] = cards.filter(({ abilities }) => JSON.stringify(abilities).includes('hidden-cost'))
  assert.ok(hidden !== undefined)
  const strangers = (['dark', 'light'] as const).map((side) => ({
    ...hidden,
    id: `swtcg:BOE-${side}`,
    set: 'BOE',
    side,
  }))
  const more = swtcg([...strangers, ...cards] as never)
  goldenLaw(more as never, golden('records.jsonl'), JSON.parse(golden('differing.json')))
})
