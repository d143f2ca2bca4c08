import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citations } from '../src/rules/citations.js'

const ids = (text: string, code = true) => citations(text, code).map(({ id, line }) => `${line} ${id}`)

test('comments and strings cite, with their line', () => {
  assert.deepEqual(ids("/** rule destiny.activate – why. */\nconst rule = 'destiny.limbo' // destiny.deck."), [
    '1 destiny.activate',
    '2 destiny.limbo',
    '2 destiny.deck',
  ])
})

test('an example id is one id', () => {
  assert.deepEqual(ids('// ex.destiny.faq-02, ex.swccg.actions-1'), ['1 ex.destiny.faq-02', '1 ex.swccg.actions-1'])
})

test('properties, files, packages, paths and longer words do not cite', () => {
  const text = `
    import * as destiny from '@dejarik/destiny'
    destiny.decks.check(destiny.activate)
    const files = ['destiny.json', 'rules/destiny.jsonl', 'packages/destiny.old/x', 'my-destiny.deck', 'destiny.Deck']
    const more = "destiny:01001" + 'destiny.deck.name' + 'www.swccg.org'`
  assert.deepEqual(ids(text), [])
})

test('templates cite, what is computed in them does not', () => {
  const tick = '`'
  assert.deepEqual(
    ids(`${tick}see destiny.limbo \${destiny.deck + '}'} destiny.\${x} destiny.faq-\${n} swtcg.retaliate${tick}`),
    ['1 destiny.limbo', '1 swtcg.retaliate'],
  )
})

test('a quote in a regular expression does not turn code into words', () => {
  assert.deepEqual(ids('const a = /[\'"`]/.test(b)\ndestiny.deck\n// destiny.limbo'), ['3 destiny.limbo'])
  assert.deepEqual(ids("const half = a / 2\nconst other = 'destiny.limbo' / b"), ['2 destiny.limbo'])
})

test('in YAML and JSON an id cites anywhere', () => {
  assert.deepEqual(ids('id: ex.destiny.modifier\nrules: [destiny.deck, destiny.limbo]', false), [
    '1 ex.destiny.modifier',
    '2 destiny.deck',
    '2 destiny.limbo',
  ])
})
