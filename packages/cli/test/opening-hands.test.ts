import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { interval } from '@dejarik/bots'
import { gameIds, loadGame } from '../src/games.js'
import { looksAtCards } from '../src/lab/cards.js'
import { handStudies } from '../src/lab/hand-study.js'
import { addHands, type HandCounts, PUT_BACK } from '../src/lab/hands.js'
import { playSeries } from '../src/sim/play-series.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('opening hands: shares by what was held, faint where few, clear where chance would not do it among so many', () => {
  const counts = (deck: string, kind: string, of: readonly [n: number, games: number, won: number][]): HandCounts =>
    Object.fromEntries(of.map(([n, games, won]) => [`${deck} ${kind} ${n}`, { deck, kind, n, games, won }]))
  const decks = [
    { name: 'A', share: interval(100, 200) },
    { name: 'B', share: interval(100, 200) },
  ]
  const told: HandCounts = {}
  addHands(
    told,
    counts('A', 'units', [
      [2, 20, 18],
      [1, 100, 35],
      [0, 80, 64],
    ]),
  )
  addHands(told, counts('A', 'locations', [[1, 200, 100]]))
  addHands(
    told,
    counts('A', PUT_BACK, [
      [0, 120, 60],
      [1, 50, 25],
      [3, 30, 15],
    ]),
  )
  addHands(
    told,
    counts('B', 'units', [
      [0, 100, 58],
      [1, 60, 25],
    ]),
  )
  addHands(told, counts('B', 'units', [[1, 40, 17]]))
  const [a, b] = handStudies(told, decks, ['units', 'locations'])
  // A deck that always holds as many learns nothing from it.
  assert.deepEqual(
    a!.kinds.map(({ name }) => name),
    ['units'],
  )
  const seen = a!.kinds[0]!.held.map(({ n, games, few, clear }) => ({ n, games, few, clear }))
  assert.deepEqual(seen, [
    { n: 0, games: 80, few: false, clear: true },
    // 35 of 100 would be clear for a single number, not among nine.
    { n: 1, games: 100, few: false, clear: false },
    { n: 2, games: 20, few: true, clear: false },
  ])
  assert.equal(a!.kinds[0]!.held[1]!.share.share, 0.35)
  assert.ok(a!.kinds[0]!.held[1]!.share.most < 0.5)
  assert.deepEqual([a!.redraw!.kept.games, a!.redraw!.redrawn.games], [120, 80])
  assert.deepEqual(
    a!.redraw!.by.map(({ n }) => n),
    [0, 1, 3],
  )
  assert.equal(b!.redraw, null)
  assert.deepEqual(
    b!.kinds[0]!.held.map(({ games }) => games),
    [100, 100],
  )
})

test('each game looks at the hand with which its play begins, and at what was put back before', async () => {
  const sizes = { destiny: 5, swtcg: 7, swccg: 8 }
  for (const game of gameIds) {
    const module = await loadGame(game)
    const looks = looksAtCards()
    const bots = ['heuristic', 'heuristic']
    const series = { seed: 'hands', players: 2, bots, decks: [null, null], format: null }
    await playSeries(module, series, [0, 1], { all: null, faults: folder }, looks)
    const hands = Object.values(looks.hands)
    // Types share out all cards of a hand: both of both games.
    const types = { destiny: 3, swtcg: 4, swccg: 6 }[game]
    const names = module.hands.kinds.slice(0, types).map(({ name }) => name)
    const cards = hands.filter(({ kind }) => names.includes(kind)).reduce((sum, { n, games }) => sum + n * games, 0)
    assert.equal(cards, 4 * sizes[game], game)
    const back = hands.filter(({ kind }) => kind === PUT_BACK).reduce((sum, { games }) => sum + games, 0)
    assert.equal(back, game === 'swccg' ? 0 : 4, game)
    assert.equal(
      Object.values(looks.counts).some(({ opening }) => opening > 0),
      true,
    )
  }
})
