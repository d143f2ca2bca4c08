import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { rulingsAmong } from '../src/page/rulings.js'

const lines = (path: string) =>
  readFileSync(new URL(`../../../swccg/rulebook/${path}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const book = { rules: lines('rules'), cards: lines('cards') }
const on = (name: string, tone = 'dark') => rulingsAmong(book, { name, tone }).map(({ says }) => says)

test('a card is ruled on by its name, a location by its side, and nothing is said where there is nothing to say', () => {
  assert.ok(on('Dark Strike').includes('Its +3 goes on the lightsaber total.'))
  assert.ok(on('Dantooine', 'dark').includes('Subject to ordinary react limits.'))
  assert.ok(!on('Dantooine', 'light').includes('Subject to ordinary react limits.'))
  // Neither a title alone, nor an example that the card is in, nor a word that sends the reader elsewhere.
  const said = book.cards.flatMap(({ card }) => [...on(card), ...on(card, 'light')])
  const empty = /^(No separate|Lore change|Errata wording only|Uses|Same as|See rule)|ex\.swccg|\bExample \d/
  assert.deepEqual(
    said.filter((says) => empty.test(says)),
    [],
  )
  assert.deepEqual(on('Hindsight'), [])
  assert.ok(on('Chasm')[0]?.startsWith('Abyss: Duplicates are judged by card title'))
  assert.match(on('Kabe')[0] ?? '', /^Stealing.*: ./)
  const ruled = book.cards.filter(({ card }) => on(card).length > 0)
  assert.ok(ruled.length > 300, `${ruled.length} cards`)
})

const seeds = new URL('../../../../../shared/seeds/', import.meta.url)
const absent = existsSync(seeds) ? false : 'the rulebooks are not here'

test('no ruling has fourteen words in a row of a rulebook', { skip: absent }, () => {
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9'+-]+/g) ?? []
  const runs = (text: string) => {
    const all = words(text)
    return all.slice(13).map((_word, i) => all.slice(i, i + 14).join(' '))
  }
  const printed = new Set(
    readdirSync(seeds)
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) => runs(readFileSync(new URL(file, seeds), 'utf8'))),
  )
  assert.ok(printed.size > 10_000)
  for (const { card, rulings } of book.cards)
    assert.deepEqual(
      runs(rulings).filter((run) => printed.has(run)),
      [],
      card,
    )
})
