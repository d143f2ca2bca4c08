import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filled, said } from '@dejarik/kernel/log'

test('a sentence keeps its form and what fills it, so that another language can say it', () => {
  assert.deepEqual(said('Replace it.'), { says: 'Replace it.' })
  assert.deepEqual(said('The deck has {0} {0|card|cards}.', 1), {
    says: 'The deck has 1 card.',
    form: 'The deck has {0} {0|card|cards}.',
    gaps: [1],
  })
  assert.equal(said('{0} {0|card was|cards were} left out', 2).says, '2 cards were left out')
})

test('several names stand side by side, or are a choice, as the language says it', () => {
  const names = ['Aim', 'Block', 'Dodge']
  assert.equal(filled('Take out {0}.', [names]), 'Take out Aim, Block, Dodge.')
  assert.equal(filled('Write {0:or}.', [names]), 'Write Aim, Block or Dodge.')
  assert.equal(
    filled('Schreib {0:or}.', [names], (words) => words.join(' oder ')),
    'Schreib Aim oder Block oder Dodge.',
  )
  const many = Array.from({ length: 18 }, (_, i) => `n${i}`)
  assert.match(filled('{0:or}', [many]), /n15 and 2 more$/)
})

test('what looks like a gap in what fills one is left alone, and so are other braces', () => {
  assert.equal(said('There is no card "{0}".', '{0}').says, 'There is no card "{0}".')
  assert.equal(said('It should be {"quantity": 1}, not {0}.', 'x').says, 'It should be {"quantity": 1}, not x.')
})
