import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../src/boundary/limits.js'
import { linesOf, readCount, readList, tooLong } from '../../src/decks/lines.js'
import { escapeXml } from '../../src/decks/markup.js'

test('a text has lines, however they end, without the spaces around them', () => {
  assert.deepEqual(linesOf('\uFEFF a\r\nb \rc\n\nd'), ['a', 'b', 'c', '', 'd'])
})

test('what is longer than any deck is not read', () => {
  const { bytes, lines } = limits.deck
  assert.equal(tooLong('a'.repeat(bytes)), undefined)
  assert.equal(tooLong('a'.repeat(bytes + 1))?.says, `The list has ${bytes + 1} signs; ${bytes} are possible.`)
  assert.equal(tooLong('\n'.repeat(lines - 1)), undefined)
  assert.equal(tooLong('\n'.repeat(lines))?.says, `The list has ${lines + 1} lines; ${lines} are possible.`)
})

test('a number before a name', () => {
  for (const line of ['2x Aim', '2 x Aim', '2xAim', '2 Aim', '2\tAim', '2× Aim'])
    assert.deepEqual(readCount(line), { count: 2, rest: 'Aim' }, line)
  assert.deepEqual(readCount('2 X-wing'), { count: 2, rest: 'X-wing' })
  assert.deepEqual(readCount('4-LOM'), { rest: '4-LOM' })
  assert.deepEqual(readCount('Aim'), { rest: 'Aim' })
})

test('a list that comes with a game is read exactly', () => {
  assert.deepEqual(readList('A', '3 Clone  Squad; 1 Kit Fisto (A)'), [
    { count: 3, name: 'Clone Squad' },
    { count: 1, name: 'Kit Fisto (A)' },
  ])
  assert.throws(() => readList('A', '3 Clone; Kit'), /The deck "A" lists "Kit", which is no number and name/)
})

test('the signs of XML are written so that they are read as they were', () => {
  assert.equal(escapeXml(`a<b> & "c" 'd'`), 'a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;')
})
