import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Fault, readScenarios } from '@dejarik/scenarios'

const good = `id: story
game: destiny
rules: []
seats:
  a: { characters: [Rey] }
  b: { characters: [Kylo Ren] }
`

/** What is wrong with a file. */
function faultOf(text: string): string {
  try {
    readScenarios(text, 'story.yaml')
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

test('a typo in a key says its line and what was meant', () => {
  const text = `${good}step:\n  - a: pass\nexpect: [nobody has won]\n`
  assert.match(faultOf(text), /^story\.yaml:7: step: There is no key "step" here\. Did you mean steps\?$/)
})

test('a typo deep inside does too', () => {
  const text = `id: story\ngame: destiny\nrules: []\nseats:\n  a:\n    characters:\n      - { card: Rey, sheilds: 1 }\nexpect: [nobody has won]\n`
  assert.match(faultOf(text), /^story\.yaml:7: .*There is no key "sheilds" here\. Did you mean shields\?/)
})

test('a scenario that expects nothing is no scenario', () => {
  assert.match(faultOf(good), /The key "expect" is missing\./)
  assert.match(faultOf(`${good}expect: []\n`), /expect: It must have at least 1 entries\./)
})

test('an unknown game says which there are', () => {
  const text = `${good}expect: [nobody has won]\n`.replace('destiny', 'destinny')
  assert.match(faultOf(text), /It must be one of swccg, swtcg, destiny\. Did you mean destiny\?/)
})

test('what is not YAML says where', () => {
  assert.match(faultOf('id: [story\n'), /^story\.yaml:\d+: /)
})

test('the reason of `may not` may stand in a comment or in a key', () => {
  const text = `${good}expect:
  - a may not: activate Rey   # because: destiny.activate
  - { a may not: claim, because: destiny.claim-battlefield }
`
  const [file] = readScenarios(text)
  assert.deepEqual(
    file!.expect.map(({ because }) => because),
    ['destiny.activate', 'destiny.claim-battlefield'],
  )
})

test('a file may hold several scenarios', () => {
  const one = `${good}expect: [nobody has won]\n`
  assert.equal(readScenarios(`${one}---\n${one}`).length, 2)
})
