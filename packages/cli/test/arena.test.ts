import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { outcome } from '../src/arena/arena.js'
import { noGames } from '../src/sim/tally.js'
import { dejarik } from './dejarik.js'

const _folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('arena: who is better is found out with as few games as it takes', async () => {
  const { code, err, json } = await dejarik(
    'arena',
    '--game',
    'destiny',
    '--bots',
    'random,heuristic',
    '--threads',
    '1',
    '--json',
  )
  assert.equal(code, 0, err)
  const { matches, entrants } = json() as {
    matches: { games: number; verdict: string; wins: { a: number; b: number } }[]
    entrants: { name: string; elo: number }[]
  }
  const [match] = matches
  assert.equal(match!.verdict, 'better')
  assert.ok(match!.games < 60, `${match!.games} games`)
  assert.ok(match!.wins.b > match!.wins.a)
  assert.deepEqual([entrants[0]!.name, entrants[1]!.name], ['heuristic', 'random'])
})

test('a match is decided either way round, and open until then', () => {
  const question = { low: 0.5, high: 0.6, risk: 0.05 }
  const after = (a: number, b: number) => outcome({ ...noGames(2), wins: [a, b] }, question)
  assert.equal(after(25, 2), 'better')
  assert.equal(after(2, 25), 'better')
  assert.equal(after(3, 3), 'open')
  assert.equal(after(400, 400), 'not better')
})

test('two who are equal are called unequal no more often than the risk says', () => {
  const question = { low: 0.5, high: 0.6, risk: 0.05 }
  /** The chance of every score that is still open. */
  let open = new Map([['0 0', 1]])
  let wrong = 0
  for (let games = 1; games <= 600; games++) {
    const next = new Map<string, number>()
    for (const [score, chance] of open)
      for (const more of [0, 1]) {
        const [a = 0, b = 0] = score.split(' ').map(Number)
        const wins = [a + more, b + 1 - more]
        const said = games % 8 === 0 ? outcome({ ...noGames(2), wins }, question) : 'open'
        if (said === 'better') wrong += chance / 2
        else if (said === 'open') next.set(wins.join(' '), (next.get(wins.join(' ')) ?? 0) + chance / 2)
      }
    open = next
  }
  assert.ok(wrong > 0.01 && wrong < 0.05, `${wrong}`)
})

test('arena: decks of the same side never meet', async () => {
  const { code, err, json } = await dejarik(
    ...['arena', '--game', 'swccg', '--decks', 'all', '--bot', 'random', '--games', '1', '--threads', '1', '--json'],
  )
  assert.equal(code, 0, err)
  const { matches, entrants } = json() as { matches: object[]; entrants: object[] }
  assert.deepEqual([entrants.length, matches.length], [6, 9])
})
