import assert from 'node:assert/strict'
import { test } from 'node:test'
import { borrowedPatterns, borrowedWording } from '@dejarik/kernel/laws'
import { awakenings } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import { destinyGrammar, renderCard } from '../../src/text/index.js'
import { absent, printed } from './printed.js'

const data = printed('AW')
const texts = new Map(data?.map((card) => [`destiny:${card.code}`, card.text ?? '']))
const skip = data ? false : absent

test('our wording shares at most eight words in a row with print', { skip }, () => {
  const ours = awakenings.map(({ id, name, abilities }) => ({
    name,
    ours: renderCard(abilities as unknown as Ability[]).join('\n'),
    print: texts.get(id) ?? '',
  }))
  assert.deepEqual(borrowedWording(ours), [])
})

test('no pattern holds more than eight words in a row of print', { skip }, () => {
  assert.deepEqual(borrowedPatterns(destinyGrammar, texts), [])
})
