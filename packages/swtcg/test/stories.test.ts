import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cards } from '../src/cards/all.js'

const folder = new URL('../../scenarios/cards/', import.meta.url)
const told = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^id: card\.swtcg\.(\S+)$/gm)].map(
    ([, id]) => `swtcg:${id}`,
  ),
)

test('every card by hand has a story', () => {
  const untold = cards.filter(({ id, by }) => by === 'hand' && !told.includes(id))
  assert.deepEqual(
    untold.map(({ id }) => id),
    [],
  )
})

test('every story is about a card', () => {
  const ids = new Set(cards.map(({ id }) => id))
  assert.deepEqual(
    told.filter((id) => !ids.has(id)),
    [],
  )
})
