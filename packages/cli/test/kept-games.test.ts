import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('sim: games that were played are not played again, and the result is as if never interrupted', async () => {
  const kept = join(folder, 'kept.json')
  const sim = (games: number, ...more: string[]) =>
    dejarik('sim', '--game', 'destiny', '--games', String(games), '--seed', 'kept', '--threads', '1', '--json', ...more)
  assert.equal((await sim(3, '--resume', kept)).code, 0)
  const once = JSON.parse(readFileSync(kept, 'utf8')) as { seconds: number }
  const resumed = (await sim(8, '--resume', kept)).json() as {
    wins: object
    choices: number
    games: number
    seconds: number
  }
  // The time of all its parts counts, or it would seem quicker than it is.
  assert.ok(resumed.seconds > once.seconds && once.seconds > 0)
  const whole = (await sim(8)).json() as { wins: object; choices: number; games: number }
  assert.deepEqual([resumed.games, resumed.wins, resumed.choices], [whole.games, whole.wins, whole.choices])
  const other = await dejarik(...['sim', '--game', 'destiny', '--games', '3', '--seed', 'else', '--resume', kept])
  assert.equal(other.code, 2)
  assert.match(other.err, /of another run/)
  writeFileSync(kept, 'nonsense')
  assert.match((await sim(3, '--resume', kept)).err, /cannot be read/)
})

test('sim: every decision is written down as a line, and tells who won', async () => {
  const lines = join(folder, 'lines')
  assert.equal((await dejarik('sim', '--game', 'destiny', '--games', '2', '--threads', '1', '--export', lines)).code, 0)
  const files = readdirSync(lines)
  assert.deepEqual(files.sort(), ['destiny-1-0.jsonl', 'destiny-1-1.jsonl'])
  const read = readFileSync(join(lines, files[0]!), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const { options, chosen, view, result } of read) {
    assert.ok(options[chosen] !== undefined && typeof view === 'object')
    assert.ok(result === 0 || result === 1)
  }
  const winners = new Set(read.filter(({ result }) => result === 1).map(({ seat }) => seat))
  assert.equal(winners.size, 1)
})

test('sim: where players change seats, a line still tells who answered and what they got', async () => {
  const lines = join(folder, 'bids')
  const bots = ['--a', 'heuristic', '--b', 'random', '--format', 'all-bid']
  const { json } = await dejarik(
    ...[
      'sim',
      '--game',
      'swtcg',
      '--games',
      '2',
      '--seed',
      '3',
      '--threads',
      '1',
      ...bots,
      '--export',
      lines,
      '--json',
    ],
  )
  assert.deepEqual((json() as { wins: object }).wins, { a: 2, b: 0 })
  const text = readFileSync(join(lines, 'swtcg-3-1.jsonl'), 'utf8').trim()
  assert.match(text, /"chairs":\[1,0\]/)
  const read = text.split('\n').map((line) => JSON.parse(line) as { bot: string; result: number })
  const got = new Set(read.map(({ bot, result }) => `${bot} ${result}`))
  assert.deepEqual([...got].sort(), ['heuristic 1', 'random 0'])
})
