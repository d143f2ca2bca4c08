import assert from 'node:assert/strict'
import { test } from 'node:test'
import { article, bare, numberOf, person, plural, verb } from '../../src/vocabulary/grammar/inflect.js'
import { fieldsOf, pattern } from '../../src/vocabulary/grammar/pattern.js'
import { join, tokens } from '../../src/vocabulary/grammar/tokens.js'

test('verbs, nouns and articles as English has them', () => {
  assert.deepEqual(
    ['deal', 'have', 'do', 'be', 'pass', 'fix', 'reach', 'wish', 'go', 'carry', 'play'].map((word) =>
      verb(word, 'they'),
    ),
    ['deals', 'has', 'does', 'is', 'passes', 'fixes', 'reaches', 'wishes', 'goes', 'carries', 'plays'],
  )
  assert.deepEqual([verb('deal', 'you'), verb('have', 'they-bare')], ['deal', 'have'])
  assert.deepEqual(['die', 'card', 'ability', 'Jedi'].map(plural), ['dice', 'cards', 'abilities', 'Jedi'])
  assert.deepEqual(['die', 'dice', 'card', 'cards', 'Jedi', 'equipment', 'pass'].map(numberOf), [
    'one',
    'many',
    'one',
    'many',
    undefined,
    undefined,
    'one',
  ])
  assert.deepEqual(['ally', 'upgrade', 'unit', 'card', 'Event'].map(article), ['an', 'an', 'a', 'a', 'an'])
  assert.deepEqual([person('your', 'they'), person('your', 'you'), person('card', 'they')], ['their', 'your', 'card'])
  assert.deepEqual([bare('they'), bare('you'), bare('they-bare')], ['they-bare', 'you', 'they-bare'])
})

test('a pattern names its parts', () => {
  const word = (...words: string[]) => ({ part: 'word', words })
  assert.deepEqual(pattern('draw a|one #card, then <deal> {n:value} (free? for {x:ref/they})'), [
    word('draw'),
    word('a', 'one'),
    { part: 'noun', word: 'card' },
    word(','),
    word('then'),
    { part: 'verb', word: 'deal' },
    { part: 'slot', name: 'n', sort: 'value', voice: undefined },
    { part: 'optional', flag: 'free', parts: [word('for'), { part: 'slot', name: 'x', sort: 'ref', voice: 'they' }] },
  ])
  assert.throws(() => pattern('a) b'), /'\)' too many/)
  assert.throws(() => pattern('(a b'), /'\(' too many/)
  assert.deepEqual(fieldsOf(pattern('{a:x} {:y} (b? {c:z} ({d:z}))')), { needed: ['a'], allowed: ['d', 'c', 'b', 'a'] })
  // A question mark in the open, or alone, is a word.
  assert.deepEqual(pattern('why? (?)'), [word('why?'), { part: 'optional', flag: undefined, parts: [word('?')] }])
})

test('a text in words, and words as a text', () => {
  assert.deepEqual(tokens("Deal 2 to Vader's die. It's +1/+2 (X)"), [
    'deal',
    '2',
    'to',
    'vader',
    "'s",
    'die',
    '.',
    'it',
    "'s",
    '+1/+2',
    '(',
    'x',
    ')',
  ])
  assert.deepEqual(tokens(''), [])
  assert.equal(join(['deal', '2', ',', 'then', 'draw', '.', 'end', '.']), 'Deal 2, then draw. End.')
  assert.equal(join(['[', 'a', ']', 'b', '–', 'c']), '[A] b – C')
})
