import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cards } from '../src/cards/all.js'

const folder = new URL('../../scenarios/cards/', import.meta.url)
const told = new Set(
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^id: card\.swccg\.(\S+)$/gm)].map(
      ([, id]) => `swccg:${id}`,
    ),
  ),
)

test('every card of Premiere has a story', () => {
  const untold = cards.filter(({ id, set }) => set === '1' && !told.has(id))
  assert.deepEqual(
    untold.map(({ id }) => id),
    [],
  )
})

test('every story is about a card', () => {
  const ids = new Set(cards.map(({ id }) => id))
  assert.deepEqual(
    [...told].filter((id) => !ids.has(id)),
    [],
  )
})
