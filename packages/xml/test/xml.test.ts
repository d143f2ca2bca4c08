import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXml } from '@dejarik/xml'

test('tags in small letters, attributes, texts and entities, each with its line', () => {
  const text = `<?xml version="1.0"?>\n<!-- a > b -->\n<Deck>\n<Card Name='a&amp;b'/>x&#39;&nbsp;y<![CDATA[<z>]]>\n</Deck>`
  assert.deepEqual(
    readXml(text).filter((piece) => piece.is !== 'text' || piece.text.trim() !== ''),
    [
      { is: 'open', name: 'deck', attributes: {}, line: 3 },
      { is: 'open', name: 'card', attributes: { name: 'a&b' }, line: 4 },
      { is: 'close', name: 'card', line: 4 },
      { is: 'text', text: "x' y", line: 4 },
      { is: 'text', text: '<z>', line: 4 },
      { is: 'close', name: 'deck', line: 5 },
    ],
  )
})

const hostile: Readonly<Record<string, string>> = {
  'comments that never end': '<!--'.repeat(60_000),
  'tags that never end': '<a '.repeat(60_000),
  'tags inside each other': '<a>'.repeat(60_000),
  'quotes that never end': `<a b="${'<'.repeat(200_000)}`,
  'closing tags alone': '</a>'.repeat(60_000),
  'entities that never end': '&'.repeat(200_000),
  'a list of declarations': '<!ENTITY a "b">'.repeat(15_000),
  'an entity of entities': `<!DOCTYPE a [${'<!ENTITY b "&b;&b;">'.repeat(1000)}]><a>&b;</a>`,
  'many attributes': `<a ${Array.from({ length: 20_000 }, (_, i) => `b${i}="c"`).join(' ')}>`,
}

for (const [name, text] of Object.entries(hostile))
  test(`${name}: 200 KB are read in less than two seconds, without an error`, () => {
    const before = process.cpuUsage()
    readXml(text)
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 2_000_000, `${(user + system) / 1e6} s`)
  })
