import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { allFigures, found } from '../src/lab/figures.js'
import { noGames } from '../src/sim/tally.js'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('figures: the table is taken up where it was left', async () => {
  const keep = join(folder, 'figures')
  const table = async (most: string) => {
    const args = ['--game', 'destiny', '--only', 'heuristic', '--most', most, '--threads', '1', '--json']
    const { err, json } = await dejarik('figures', '--keep', keep, ...args)
    return { err, ...(json() as { figures: { id: string; holds: boolean; tally: { games: number } }[] }) }
  }
  const first = await table('4')
  assert.deepEqual(
    first.figures.map(({ tally }) => tally.games),
    [4, 4],
    first.err,
  )
  assert.deepEqual(readdirSync(keep).sort(), ['destiny-heuristic-heuristic.json', 'destiny-heuristic-random.json'])
  const kept = readFileSync(join(keep, 'destiny-heuristic-random.json'), 'utf8')
  assert.deepEqual((await table('4')).figures, first.figures)
  assert.equal(readFileSync(join(keep, 'destiny-heuristic-random.json'), 'utf8'), kept)
  assert.deepEqual(
    (await table('6')).figures.map(({ tally }) => tally.games),
    [6, 6],
  )
})

test('figures: a goal is met by the share that was won, and the test says when that is certain', () => {
  const goal = allFigures.find(({ game, bots }) => game === 'swccg' && bots[0] === 'search:1000i')
  assert.ok(goal)
  const after = (won: number, lost: number) =>
    found(goal, { ...noGames(2), wins: [won, lost], games: won + lost, finished: won + lost })
  assert.deepEqual([after(30, 4).holds, after(30, 4).verdict], [true, 'better'])
  assert.deepEqual([after(7, 3).holds, after(7, 3).verdict], [true, 'open'])
  assert.deepEqual([after(10, 20).holds, after(10, 20).verdict], [false, 'not better'])
  const broken = found(goal, { ...noGames(2), wins: [30, 3], games: 34, finished: 33, errors: 1 })
  assert.equal(broken.holds, false)
})
