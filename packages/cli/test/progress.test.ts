import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { progress } from '../src/progress.js'
import { sitDownAt } from '../src/terminal.js'

after(() => sitDownAt(process))

test('how long is left is told by what was done now, not by what an earlier run had done', (t) => {
  const stderr = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true })
  sitDownAt({ stdin: process.stdin, stdout: process.stdout, stderr })
  let now = 1000
  t.mock.method(performance, 'now', () => now)
  const bar = progress(400, 'games', 200)
  now += 10_000
  bar.add(50)
  assert.match(stderr.read() as string, /250 of 400 games, 30 s left/)
})
