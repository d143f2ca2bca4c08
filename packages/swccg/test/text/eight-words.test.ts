import assert from 'node:assert/strict'
import { test } from 'node:test'
import { borrowedPatterns, borrowedWording } from '@dejarik/kernel/laws'
import { cards, setCodes } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { printGrammar, sayCard } from '../../src/text/index.js'
import { absent, printed } from './printed.js'

const sets = setCodes.map(printed)
const texts = new Map(sets.flatMap((set) => [...(set ?? [])].map(([id, { wording }]) => [id, wording] as const)))
const skip = sets.includes(undefined) ? absent : false

/** A title is a fact, and one word. */
const titles = [...new Set(cards.map(({ name }) => name))].filter((name) => name.includes(' '))
const joined = (text: string): string =>
  titles.reduce((all, title) => all.replaceAll(title, title.replace(/\W/g, '')), text)

test('our wording shares at most eight words in a row with print', { skip }, () => {
  const ours = cards.map(({ id, name, abilities }) => ({
    name,
    ours: joined(sayCard(abilities as unknown as Ability[]).join('\n')),
    print: joined(texts.get(id) ?? ''),
  }))
  assert.deepEqual(borrowedWording(ours), [])
})

test('no pattern holds more than eight words in a row of print', { skip }, () => {
  assert.deepEqual(borrowedPatterns(printGrammar, texts), [])
})
