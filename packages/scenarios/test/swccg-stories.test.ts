import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { scenarioFiles } from '@dejarik/scenarios'
import { cards } from '@dejarik/swccg'

/** The sets of which every card is told. */
const told = ['1', '101', '102', '103', '104']

const folder = fileURLToPath(new URL('../../../swccg/scenarios/cards', import.meta.url))
const stories = new Set<string>()
for (const path of scenarioFiles(folder))
  for (const [, number] of readFileSync(path, 'utf8').matchAll(/^id: card\.swccg\.(\S+)$/gm))
    stories.add(`swccg:${number}`)

test('every card of the sets that are told has a story', () => {
  const meant = cards.filter(({ set }) => told.includes(set))
  assert.notEqual(meant.length, 0)
  assert.deepEqual(
    meant.filter(({ id }) => !stories.has(id)).map(({ id, name }) => `${id} ${name}`),
    [],
  )
})

test('every story is about a card', () => {
  const ids = new Set(cards.map(({ id }) => id))
  assert.deepEqual(
    [...stories].filter((id) => !ids.has(id)),
    [],
  )
})
