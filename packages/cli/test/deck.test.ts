import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { decks, writeJson, writeText } from '@dejarik/destiny'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-deck-'))
after(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const [kylo] = decks
const text = writeText(kylo!)
const good = file('kylo.txt', text)
const check = (path: string, ...more: string[]) => dejarik('deck', 'check', path, '--game', 'destiny', ...more)

test('a legal deck holds, as text and as JSON', async () => {
  for (const path of [good, file('kylo.json', writeJson(kylo!))]) {
    const { code, out } = await check(path)
    assert.equal(code, 0, out)
    assert.match(out, /Kylo Ren is legal in the format awakenings\./)
  }
  assert.deepEqual((await check(good, '--format', 'awakenings-ffa', '--json')).json(), {
    game: 'destiny',
    format: 'awakenings-ffa',
    deck: 'Kylo Ren',
    legal: true,
    faults: [],
  })
})

test('every fault is told at once, with its rule and a way to mend it', async () => {
  const list = text
    .replace('2x Block', '3x Block')
    .replace('2x Dodge', '1x Doge')
    .replace(/.*Frozen Wastes.*/, '')
  const { code, json } = await check(file('bad.txt', list), '--json')
  assert.equal(code, 1)
  const { legal, faults } = json()
  assert.equal(legal, false)
  const said = faults.map(({ says }: { says: string }) => says).join('\n')
  assert.match(said, /No card is called "Doge"/)
  assert.match(said, /3 copies of Block; 2 are allowed/)
  assert.match(said, /There is no battlefield/)
  for (const { mend } of faults) assert.match(mend, /\.$|\?$/)
  assert.match((await check(file('bad.txt', list))).out, /\(destiny\.building-deck\)/)
})

test('what is no deck at all gives one sentence', async () => {
  for (const garbage of ['', 'hello there\n', '{"slots": ', '\u0000\u0001\u0002', '[1, 2, 3]']) {
    const { code, json } = await check(file('garbage', garbage), '--json')
    assert.equal(code, 1)
    assert.equal(json().faults.length, 1, JSON.stringify(garbage))
  }
})

test('convert writes the other format, there and back', async () => {
  const asJson = (await dejarik('deck', 'convert', good, '--to', 'json')).out
  const back = await dejarik('deck', 'convert', file('back.json', asJson), '--to', 'text')
  assert.equal(back.code, 0)
  const lines = (list: string) => list.split('\n').sort()
  assert.deepEqual(lines(back.out), lines(text))
})

const wrong: [args: string[], says: RegExp][] = [
  [['check', good], /required option '--game <game>'/],
  [['check', 'nothing.txt', '--game', 'destiny'], /nothing\.txt cannot be read: there is no such file/],
  [['check', folder, '--game', 'destiny'], /it is a folder, not a file/],
  [['check', good, '--game', 'destiny', '--format', 'awakening'], /Did you mean awakenings\?/],
  [['convert', good], /required option '--to <format>'/],
  [['convert', good, '--to', 'jsn'], /cannot be written as "jsn"; --to is text or json\. Did you mean json\?/],
  [['convert', file('words.txt', 'hello'), '--to', 'json'], /cannot be read in full:\n.*not a deck list/],
]
for (const [args, says] of wrong)
  test(`wrong usage: deck ${args.map((arg) => arg.replace(folder, '…')).join(' ')}`, async () => {
    const { code, err } = await dejarik('deck', ...args)
    assert.equal(code, 2)
    assert.match(err, says)
  })
