import assert from 'node:assert/strict'
import { test } from 'node:test'
import { borrowedPatterns, borrowedWording } from '@dejarik/kernel/laws'
import { cards, setCodes } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { renderCard, swtcgGrammar } from '../../src/text/index.js'
import { absent, printed } from './printed.js'

const sets = setCodes.map(printed)
const texts = new Map(sets.flatMap((set) => [...(set ?? [])]))
const skip = sets.includes(undefined) ? absent : false

test('our wording shares at most eight words in a row with print', { skip }, () => {
  const ours = cards.map(({ id, name, abilities }) => ({
    name,
    ours: renderCard(abilities as unknown as Ability[]).join('\n'),
    print: texts.get(id) ?? '',
  }))
  assert.deepEqual(borrowedWording(ours), [])
})

test('no pattern holds more than eight words in a row of print', { skip }, () => {
  assert.deepEqual(borrowedPatterns(swtcgGrammar, texts), [])
})
