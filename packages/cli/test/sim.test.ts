import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { threadsFor } from '../src/commands/sim.js'
import type { Series } from '../src/sim/plan.js'
import { dejarik } from './dejarik.js'

const sim = (...args: string[]) => dejarik('sim', '--game', 'destiny', ...args)

/** Everything but the measured times. */
const games = async (...args: string[]) => {
  const { code, err, json } = await sim('--json', ...args)
  assert.equal(code, 0, err)
  const numbers = json()
  for (const key of Object.keys(numbers)) if (/seconds?$/i.test(key)) delete numbers[key]
  return numbers
}

test('sim --json prints exactly the names of the contract', async () => {
  const { code, out, err, json } = await sim('--games', '4', '--json')
  assert.equal(code, 0, err)
  const numbers = json()
  assert.match(out, /^\{/)
  assert.deepEqual(Object.keys(numbers), [
    ...['game', 'games', 'finished', 'errors', 'decisions', 'choices', 'forced', 'seconds'],
    ...['decisionsPerSecond', 'choicesPerSecond', 'gamesPerSecond', 'wins', 'draws', 'turns'],
  ])
  assert.deepEqual(Object.keys(numbers.wins), ['a', 'b'])
  assert.deepEqual(Object.keys(numbers.turns), ['mean', 'max'])
  assert.equal(numbers.game, 'destiny')
  assert.equal(numbers.finished, 4)
  assert.equal(numbers.decisions, numbers.choices + numbers.forced)
  assert.ok(numbers.forced > 0)
  assert.equal(numbers.wins.a + numbers.wins.b + numbers.draws, 4)
})

test('the same seed gives the same games whatever the number of threads, another seed others', async () => {
  const one = await games('--games', '9', '--seed', 'x', '--threads', '1')
  assert.deepEqual(await games('--games', '9', '--seed', 'x', '--threads', '3'), one)
  assert.notDeepEqual(await games('--games', '9', '--seed', 'y', '--threads', '1'), one)
})

test('a free-for-all counts every side', async () => {
  const { wins, games: played } = await games('--games', '3', '--players', '3')
  assert.deepEqual(Object.keys(wins), ['a', 'b', 'c'])
  assert.equal(played, 3)
})

test('for people it says who won how often', async () => {
  const { out } = await sim('--games', '3', '--deck-a', 'kylo ren', '--deck-b', 'Rey')
  assert.match(out, /Star Wars: Destiny: 3 games, 3 finished, 0 errors/)
  assert.match(out, /a, random +won \d/)
})

test('--record writes down every game, and each can be played again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-sim-'))
  try {
    await games('--games', '3', '--record', folder)
    const files = readdirSync(folder).sort()
    assert.deepEqual(files, ['destiny-1-0.json', 'destiny-1-1.json', 'destiny-1-2.json'])
    for (const file of files) assert.equal((await dejarik('replay', 'verify', join(folder, file))).code, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const wrong: [args: string[], says: RegExp][] = [
  [[], /required option '--games <n>' not specified/],
  [['--games', 'many'], /whole number above 0/],
  [['--games', '2', '--a', 'heuristik'], /There is no bot "heuristik"/],
  [['--games', '2', '--b', 'search'], /search:500ms/],
  [['--games', '2', '--players', '5'], /2 to 4 players, not 5/],
  [['--games', '2', '--deck-c', 'Rey'], /add --players 3/],
  [['--games', '2', '--deck-a', 'Kylo Rne'], /neither a file nor a deck .* Did you mean Kylo Ren\?/],
  [['--games', '2', '--format', 'standard'], /no format "standard"; there are awakenings/],
]
for (const [args, says] of wrong)
  test(`wrong usage: sim ${args.join(' ')}`, async () => {
    const { code, out, err } = await sim(...args)
    assert.equal(code, 2)
    assert.equal(out, '')
    assert.match(err, says)
  })

test('games that take long are played on every core, those that are over at once only where it pays', () => {
  const series = (...bots: string[]): Series => ({ seed: '1', players: 2, bots, decks: [null, null], format: null })
  assert.equal(threadsFor(series('search:100i', 'heuristic'), 60, 8), 8)
  assert.equal(threadsFor(series('easy', 'random'), 3, 8), 3)
  assert.equal(threadsFor(series('random', 'heuristic'), 60, 8), 1)
  assert.equal(threadsFor(series('random', 'random'), 300, 8), 3)
})
