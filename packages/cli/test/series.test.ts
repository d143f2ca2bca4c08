import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Engine, Option } from '@dejarik/kernel'
import type { GameModule } from '../src/game.js'
import { loadGame } from '../src/games.js'
import { plan, type Series } from '../src/sim/plan.js'
import { LONGEST } from '../src/sim/play-game.js'
import { playSeries } from '../src/sim/play-series.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-series-'))
after(() => rmSync(folder, { recursive: true }))
const destiny = await loadGame('destiny')
const series: Series = { seed: 's', players: 2, bots: ['random', 'random'], decks: [null, null], format: null }
const records = { all: null, faults: folder }

/** The game with an engine that is changed. */
const withEngine = (change: (e: Engine) => Partial<Engine>): GameModule => ({
  ...destiny,
  engineFor: (decks) => {
    const e = destiny.engineFor(decks)
    return { ...e, ...change(e) }
  },
})

test('an error in one game is counted and written down, and the run goes on', async () => {
  let answers = 0
  const faulty = withEngine((e) => ({
    answer(s, option, watch) {
      if (++answers === 10) throw new Error('something broke')
      e.answer(s, option, watch)
    },
  }))
  const tally = await playSeries(faulty, series, [0, 1, 2], records)
  assert.deepEqual([tally.games, tally.errors, tally.finished], [3, 1, 2])
  const [fault] = tally.faults
  assert.match(fault!.says, /error at answer 10: something broke/)
  const record = JSON.parse(readFileSync(fault!.file, 'utf8'))
  assert.equal(record.answers.length, 10)
})

test('a game that never ends is cut off, counts as not finished, and is written down', async () => {
  const asked = { seat: 0, kind: 'pick', step: '', options: [{ do: 'a' }, { do: 'b' }] as Option[] }
  const endless = withEngine(() => ({
    decision: () => asked,
    answer: () => {},
    result: () => null,
    digest: () => '',
  }))
  const tally = await playSeries(endless, series, [0], records)
  assert.deepEqual([tally.games, tally.errors, tally.finished, tally.choices], [1, 0, 0, LONGEST])
  assert.match(tally.faults[0]!.says, /not over after 20000 answers/)
})

test('sides take turns at the seats and keep their decks meanwhile', () => {
  const planned = [0, 1, 2].map((number) => plan(series, number, destiny.decks.shipped))
  assert.deepEqual(
    planned.map(({ sides }) => sides),
    [
      [0, 1],
      [1, 0],
      [0, 1],
    ],
  )
  assert.deepEqual(planned[0]!.decks, [...planned[1]!.decks].reverse())
  const different = new Set(
    Array.from({ length: 60 }, (_, i) => plan(series, i * 2, destiny.decks.shipped).decks[0]!.name),
  )
  assert.ok(different.size > 10)
})

test('decisions with one answer are those of the game, not of the games that a bot plays in thought', async () => {
  const folderOfAll = join(folder, 'all')
  const tally = await playSeries(destiny, { ...series, bots: ['search:3i', 'random'] }, [0], {
    ...records,
    all: folderOfAll,
  })
  const { decks, format, seed, answers } = JSON.parse(readFileSync(join(folderOfAll, 'destiny-s-0.json'), 'utf8'))
  const e = destiny.engineFor(decks)
  const before = e.forced()
  const s = e.start(format, decks, seed)
  for (const answer of answers) e.answer(s, answer)
  assert.equal(tally.forced, e.forced() - before)
})
