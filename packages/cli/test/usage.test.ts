import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commands } from '../src/commands/index.js'
import { dejarik } from './dejarik.js'

test('without a command it shows its help', () => {
  const { code, out } = dejarik()
  assert.equal(code, 0)
  assert.match(out, /rules/)
})

for (const command of commands)
  test(`${command.name()} has help with an example`, () => {
    const { code, out } = dejarik(command.name(), '--help')
    assert.equal(code, 0)
    assert.match(out, new RegExp(`Examples:\n {2}\\$ npx dejarik ${command.name()}`))
    assert.match(out, /--json/)
  })

const wrong: [args: string[], says: RegExp][] = [
  [['rlues'], /unknown command 'rlues'\n\(Did you mean rules\?\)/],
  [['rules', '--wating'], /unknown option '--wating'\n\(Did you mean --waiting\?\)/],
  [['rules'], /Say what to look for/],
  [['rules', 'roll', '--waiting'], /takes no words; leave out "roll"/],
  [['rules', 'roll', '--limit', 'none'], /whole number above 0/],
  [['rules', 'roll', '--game', 'destny'], /one of swccg, swtcg, destiny\. Did you mean destiny\?/],
  [['rules', 'destiny.' + 'activat'], /Did you mean destiny\.activate\?/],
  [['play', 'now'], /too many arguments/],
]
for (const [args, says] of wrong)
  test(`wrong usage: dejarik ${args.join(' ')}`, () => {
    const { code, out, err } = dejarik(...args)
    assert.equal(code, 2)
    assert.equal(out, '')
    assert.match(err, says)
  })
