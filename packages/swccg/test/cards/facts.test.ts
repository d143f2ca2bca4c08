import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cards, wordingHash } from '@dejarik/swccg'

// dist/test/cards → packages/swccg → the repository → beside it
const data = new URL('../../../../../../shared/data/swccg/', import.meta.url)
const skip = existsSync(data) ? false : 'the public card data is not beside the repository'

type Row = { id: string; title: string; wording: string; lore: string; text: string | { light: string; dark: string } }
const script = new URL('../../../../../scripts/swccg-rows.mjs', import.meta.url)
const rows = async (): Promise<Row[]> => {
  const { readRows } = (await import(script.href)) as { readRows(path: string): Row[] }
  // The data may hold sets that are not shipped yet.
  const shipped = new Set(cards.map(({ set }) => String(set)))
  const files = readdirSync(data).filter((name) => name.includes('-') && shipped.has(name.split('-')[0] as string))
  return files.flatMap((name) => readRows(fileURLToPath(new URL(name, data))))
}
const halves = ({ text }: Row): string[] => (typeof text === 'string' ? [text] : [text.light, text.dark])

test('titles are those of the public data, and the wordings are the ones hashed', { skip }, async () => {
  const all = await rows()
  assert.equal(all.length, cards.length)
  const known = new Map(cards.map((card) => [card.id, card]))
  for (const row of all) {
    const card = known.get(row.id)
    assert.equal(card?.name, row.title)
    assert.equal(card?.wording, wordingHash(row.wording), `the wording of ${row.title} has changed`)
    assert.equal(row.wording === '', halves(row).join('') === '')
  }
})

test('both halves of a location are read, and an empty half is empty however it is written', { skip }, async () => {
  const location = new Map((await rows()).flatMap((row) => (typeof row.text === 'string' ? [] : [[row.id, row.text]])))
  assert.equal(location.size, cards.filter(({ type }) => type === 'location').length)
  const empty = ['1_281 light', '1_282 light', '1_294 light', '1_125 dark', '1_130 light']
  for (const half of empty) {
    const [id, side] = half.split(' ') as [string, 'light' | 'dark']
    assert.equal(location.get(`swccg:${id}`)?.[side], '', half)
  }
  for (const [id, { light, dark }] of location) assert.ok(light + dark !== '', id)
})

test('no printed sentence and no lore is among the facts', { skip }, async () => {
  const facts = JSON.stringify(cards.map(({ abilities: _, ...card }) => card)).toLowerCase()
  for (const row of await rows()) {
    for (const sentence of [...halves(row), row.lore].flatMap((text) => text.toLowerCase().split(/(?<=[.!?]) /))) {
      const titled = cards.some(({ name }) => name.toLowerCase().includes(sentence.replace(/[.'"]+$|^['"]/g, '')))
      if (sentence.split(' ').length > 3 && !titled) assert.ok(!facts.includes(sentence), sentence)
    }
  }
})
