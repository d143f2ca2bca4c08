import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForm, type Part } from '@dejarik/kernel/grammar'
import { cards, setCodes } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { printGrammar, renderCard } from '../../src/text/index.js'
import { absent, printed } from './printed.js'

const most = 8
const words = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .match(/[a-z0-9+'/-]*[a-z0-9]/g) ?? []

/** The longest run of words that both texts have. */
function shared(ours: string, theirs: string): string[] {
  const a = words(ours)
  const b = words(theirs)
  let best: string[] = []
  let before = new Array<number>(b.length + 1).fill(0)
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(0)
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] !== b[j - 1]) continue
      const length = (before[j - 1] as number) + 1
      row[j] = length
      if (length > best.length) best = a.slice(i - length, i)
    }
    before = row
  }
  return best
}

const sets = setCodes.map(printed)
const data = sets.every((set) => set !== undefined) ? new Map(sets.flatMap((set) => [...set])) : undefined

test('our wording shares at most eight words in a row with print', { skip: data ? false : absent }, () => {
  const faults: string[] = []
  for (const card of cards) {
    const run = shared(renderCard(card.abilities as unknown as Ability[]).join('\n'), data?.get(card.id)?.wording ?? '')
    if (run.length > most) faults.push(`${card.name}: ${run.length} words: ${run.join(' ')}`)
  }
  assert.deepEqual(faults, [])
})

/** The words of a pattern, a slot being none that print has. */
function literal(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.part === 'slot') return '0x0'
      return part.part === 'optional' ? literal(part.parts) : part.part === 'word' ? part.words[0] : part.word
    })
    .join(' ')
}

test('no pattern holds more than eight words in a row of print', { skip: data ? false : absent }, () => {
  const faults: string[] = []
  const patterns = [...printGrammar.sorts.values()]
    .flat()
    .flatMap((rule) => (isForm(rule) ? [] : [literal(rule.parts)]))
  for (const pattern of patterns.filter((text) => words(text).length > most)) {
    for (const [id, { wording: text }] of data ?? []) {
      if (shared(pattern, text).length > most) faults.push(`${id}: ${pattern}`)
    }
  }
  assert.deepEqual(faults, [])
})
