import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Fault, readScenarios, runAll } from '../src/index.js'

const head = 'id: hostile\ngame: swccg\nrules: [swccg.turn]\n'
const board = `${head}seats: { light: {}, dark: {} }\n`
const bomb = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  .map(
    (name, i, all) =>
      `${name}: &${name} [${Array(9)
        .fill(i === 0 ? 'x' : `*${all[i - 1]}`)
        .join(', ')}]`,
  )
  .join('\n')

const refused: Readonly<Record<string, [text: string, says: RegExp]>> = {
  'an alias without an anchor': [`${head}define: *nothing\nexpect: []\n`, /an alias \(\*name\) has no anchor/],
  'aliases of aliases': [`${head}${bomb}\nexpect: []\n`, /aliases make the file too large/],
  'steps that are no list': [
    `${board}steps: { light: pass }\nexpect: [light has 0 cards]\n`,
    /steps: It must be a list/,
  ],
  'more than a table holds': [
    `${head}seats: { light: { force: 99999999 }, dark: {} }\nexpect: [x]\n`,
    /force is 99999999; numbers up to 500 are possible/,
  ],
  'lists in lists': [`${head}define: ${'['.repeat(200)}${']'.repeat(200)}\nexpect: []\n`, /nested too deeply/],
  'a long text': [`${head}title: ${'x'.repeat(5000)}\nexpect: [x]\n`, /a text of 5000 signs; 4096 are possible/],
  'a long file': [`# ${'x'.repeat(2 ** 20)}\n`, /too long/],
}
for (const [name, [text, says]] of Object.entries(refused))
  test(`${name} is refused with a sentence`, () => {
    assert.throws(
      () => readScenarios(text),
      (error) => error instanceof Fault && says.test(error.message),
    )
  })

test('a list of signs that stand for any words is compared in a moment', () => {
  const text = `${head}seats: { light: { force: 3 }, dark: { force: 3 } }\nat: { turn: light, phase: control }\n`
  const stars = `${'*s'.repeat(40)}*z`
  const before = process.cpuUsage()
  const { results } = runAll(
    readScenarios(`${text}steps:\n  - light may: ["${stars}"]\nexpect: [light has 3 cards in force pile]\n`),
  )
  assert.equal(results[0]?.ok, false)
  assert.ok(process.cpuUsage(before).user < 2_000_000)
})
