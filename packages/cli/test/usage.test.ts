import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commands } from '../src/commands/index.js'
import { dejarik, spawnedWith } from './dejarik.js'

const ends: [args: string[], input: string, code: number, out: RegExp, err: RegExp][] = [
  [[], '', 0, /rules/, /^$/],
  [['rules', 'zyzzyva'], '', 1, /No rule speaks of/, /^$/],
  [['rlues'], '', 2, /^$/, /Did you mean rules/],
  [
    ['play', '--seed', '3', '--vs', 'random', '--json'],
    'done\nquit\n',
    0,
    /^\{[\s\S]*"over": false[\s\S]*\}\n$/,
    /\? for help/,
  ],
]
for (const [args, input, code, out, err] of ends)
  test(`as a program of its own, dejarik ${args.join(' ')} reads, writes and ends with ${code}`, () => {
    const done = spawnedWith({ input }, ...args)
    assert.equal(done.code, code)
    assert.match(done.out, out)
    assert.match(done.err, err)
  })

for (const command of commands)
  test(`${command.name()} has help with an example`, async () => {
    const { code, out } = await dejarik(command.name(), '--help')
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
  test(`wrong usage: dejarik ${args.join(' ')}`, async () => {
    const { code, out, err } = await dejarik(...args)
    assert.equal(code, 2)
    assert.equal(out, '')
    assert.match(err, says)
  })
