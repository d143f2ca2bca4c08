import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { awakenings, wordingHash } from '../../src/cards/index.js'
import { parseSide } from '../../src/cards/side.js'

// dist/test/cards → packages/destiny → the repository → beside it
const data = new URL('../../../../../../shared/data/destiny/', import.meta.url)
const skip = existsSync(data) ? false : 'the public card data is not beside the repository'

type Printed = { code: string; name: string; text?: string; flavor?: string; sides?: string[]; points?: string }
const printed = (set: string): Printed[] => JSON.parse(readFileSync(new URL(`${set}.json`, data), 'utf8'))

test('names, points and sides are those of the public data, and the wordings are the ones hashed', { skip }, () => {
  const cards = new Map(awakenings.map((card) => [card.id, card]))
  assert.equal(printed('AW').length, cards.size)
  for (const { code, name, sides, points, text } of printed('AW')) {
    const card = cards.get(`destiny:${code}`)!
    assert.equal(card.name, name)
    assert.deepEqual(card.sides, sides)
    assert.equal(card.points?.join('/'), points)
    assert.equal(card.wording, wordingHash(text ?? ''), `the wording of ${name} has changed: compile it again`)
  }
})

test('every side of every set is read, but those that stand for any symbol', { skip }, () => {
  for (const { sides = [] } of ['AW', 'EaW', 'TPG', 'LEG'].flatMap(printed)) {
    for (const side of sides) {
      if (side.includes('*')) assert.throws(() => parseSide(side), /not supported/)
      else assert.doesNotThrow(() => parseSide(side))
    }
  }
})

test('no printed sentence is among the facts', { skip }, () => {
  const facts = JSON.stringify(awakenings.map(({ abilities: _, ...card }) => card)).toLowerCase()
  const lines = printed('AW').flatMap(({ text = '', flavor = '' }) => `${text}\n${flavor}`.toLowerCase().split('\n'))
  for (const line of lines) if (line.split(' ').length > 3) assert.ok(!facts.includes(line), line)
})
