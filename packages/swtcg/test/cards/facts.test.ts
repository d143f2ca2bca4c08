import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cards, cardsBySet, setCodes, wordingHash } from '../../src/cards/index.js'

// dist/test/cards → packages/swtcg → the repository → beside it
const data = new URL('../../../../../../shared/data/swtcg/', import.meta.url)
const skip = existsSync(data) ? false : 'the public card data is not beside the repository'

type Row = { name: string; version?: string; number: number; set: string; type: string; cost: string; text: string }
type Reader = {
  readRows(path: string): (Row & { printing?: string })[]
  readCards(path: string): Row[]
  printedText(row: Pick<Row, 'set' | 'text'>): string
}
const script = new URL('../../../../../scripts/swtcg-rows.mjs', import.meta.url)
const reader = async () => (await import(script.href)) as Reader
const pathOf = (set: string) => fileURLToPath(new URL(`${set}.txt`, data))

test('names, versions and costs are those of the public data, and the wordings are the ones hashed', {
  skip,
}, async () => {
  const { readCards } = await reader()
  for (const set of setCodes) {
    const rows = readCards(pathOf(set))
    assert.equal(rows.length, cardsBySet[set].length)
    for (const row of rows) {
      const card = cardsBySet[set][row.number - 1]!
      assert.deepEqual([card.name, card.version], [row.name, row.version])
      assert.equal(card.types[0], row.type.toLowerCase())
      assert.equal(String(card.build ?? ''), row.cost)
      assert.equal(card.wording, wordingHash(row.text), `the wording of ${row.name} has changed: compile it again`)
    }
  }
})

test('34 promos and previews are printings of their cards', { skip }, async () => {
  const { readRows } = await reader()
  const printings = setCodes.flatMap((set) => readRows(pathOf(set))).filter(({ printing }) => printing !== undefined)
  assert.equal(printings.length, 34)
})

test('printed wordings are regular: bars, [tap], no reminders, no stray signs', { skip }, async () => {
  const { readCards, printedText } = await reader()
  for (const row of setCodes.flatMap((set) => readCards(pathOf(set)))) {
    const text = printedText(row)
    assert.doesNotMatch(
      text,
      /_|\s{2}|\bTap(?= ->|,)|\bPay \d+ ->|\d force|opponents (?:unit|hand|deck)|\((?:Prevent|Add|While)/,
    )
    if (row.set === 'JG') assert.doesNotMatch(text, /[.;)] (?:Pay \d+ Force ->|\[Pilot\]|Reserves:)/, row.name)
  }
})

test('no printed sentence is among the facts', { skip }, async () => {
  const { readCards } = await reader()
  const facts = JSON.stringify(cards.map(({ abilities: _, ...card }) => card)).toLowerCase()
  for (const { text } of setCodes.flatMap((set) => readCards(pathOf(set)))) {
    for (const sentence of text.toLowerCase().split(/ \| |(?<=\.) /)) {
      if (sentence.split(' ').length > 3) assert.ok(!facts.includes(sentence), sentence)
    }
  }
})
