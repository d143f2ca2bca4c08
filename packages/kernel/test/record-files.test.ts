import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changedCards,
  cutBack,
  Diverged,
  digest,
  digestsFor,
  type Engine,
  fingerprint,
  type GameRecord,
  newRecord,
  play,
  readRecord,
  replay,
  startOf,
  undo,
} from '@dejarik/kernel'
import type { Duel } from './laws/duel.js'
import { longGame } from './long-game.js'

const e = longGame(120)
const decks = [
  { cards: [{ card: 'duel:1' }, { card: 'duel:3' }], none: null },
  { cards: [{ card: 'duel:1' }], n: 2 },
]
const hashOf = (id: string) => e.catalog.hashOf(e.catalog.indexOf.get(id) as number)

function recorded(answers: number, by: Engine<Duel> = e): { s: Duel; record: GameRecord } {
  const s = by.start('all', [], 3)
  const record = newRecord(by as never, 'all', decks, 3)
  for (let n = 0; n < answers; n++) play(by as never, s, record, { do: n % 3 === 0 ? 'peek' : 'gamble' })
  return { s, record }
}

test('a new record says what is played, and with which cards', () => {
  assert.deepEqual(newRecord(e as never, 'all', decks, 3), {
    record: 2,
    game: 'duel',
    format: 'all',
    rules: '1',
    cards: { 'duel:1': hashOf('duel:1'), 'duel:3': hashOf('duel:3') },
    decks,
    seed: 3,
    answers: [],
    checks: '',
    digests: [],
    undone: [],
  })
})

test('a record of a position has its seed from it, and lists the cards on the table', () => {
  const start = e.start('all', [], 3)
  const record = newRecord(e as never, 'all', decks, 3, start)
  assert.equal(record.seed, `position ${fingerprint(start)}`)
  assert.equal(record.start, start)
  assert.deepEqual(
    Object.keys(record.cards),
    [...new Set(start.def)].map((def) => e.catalog.defs[def]?.id),
  )
})

test('a digest is kept after every fifty answers, and at the end', () => {
  assert.deepEqual(
    [0, 49, 50, 99, 100, 120].map((n) => digestsFor(n, false)),
    [0, 0, 1, 1, 2, 2],
  )
  assert.deepEqual(
    [0, 49, 50, 99, 100, 120].map((n) => digestsFor(n, true)),
    [0, 1, 1, 2, 2, 3],
  )
  const { s, record } = recorded(120)
  assert.equal(s.decision, null)
  assert.deepEqual(record.digests, [digest(e, recorded(50).s), digest(e, recorded(100).s), digest(e, s)])
  assert.equal(record.checks.length, 480)
  assert.deepEqual(recorded(119).record.digests, record.digests.slice(0, 2))
  assert.equal(digest(e, replay(e, record)), digest(e, s))
  assert.equal(longGame(100) && recorded(100, longGame(100)).record.digests.length, 2)
})

test('a digest that differs is found at its answer', () => {
  const { record } = recorded(120)
  const diverged = (place: number, at: number) =>
    assert.throws(
      () => replay(e, { ...record, digests: record.digests.with(place, '0') }),
      (error) =>
        error instanceof Diverged &&
        error.at === at &&
        error.message === `Answer ${at}: What the seats see differs from the record.`,
    )
  diverged(0, 50)
  diverged(1, 100)
  diverged(2, 120)
  replay(e, { ...record, digests: record.digests.with(2, '0') }, 119)
  assert.throws(() => replay(e, { ...record, digests: record.digests.with(0, '0') }, 50), /differs/)
})

test('whoever watches a replay hears at which answer it happens', () => {
  const heard: number[] = []
  replay(e, recorded(120).record, 3, (_event, n) => heard.push(n))
  assert.deepEqual(heard, [1, 2, 3])
})

test('a record is of this game, and of the cards that it lists', () => {
  const { record } = recorded(3)
  assert.throws(() => replay(e, { ...record, game: 'chess' }), { message: 'The record is of chess, not of duel' })
  const other = 'The record does not list the cards that it is played with: '
  assert.throws(() => replay(e, { ...record, cards: { ...record.cards, 'duel:2': 'x' } }), {
    message: `${other}"duel:2"`,
  })
  assert.throws(() => replay(e, { ...record, cards: { 'duel:1': 'x' } }), { message: `${other}"duel:3"` })
})

test('cards that are not here, or not as they were', () => {
  const cards = { 'duel:1': hashOf('duel:1'), 'duel:2': 'other', 'duel:99': 'x' }
  assert.deepEqual(changedCards(e.catalog, { cards }), ['duel:2', 'duel:99'])
})

test('where it goes another way, the rules and cards that have changed are named', () => {
  const { record } = recorded(3)
  const later = longGame(120, {
    version: '3',
    changes: [
      { rule: 'duel.one', what: 'one thing' },
      { rule: 'duel.two', what: 'another', cards: ['duel:8'] },
    ],
  })
  const said = (with_: Partial<GameRecord>, by = later) => {
    try {
      replay(by, { ...record, ...with_ })
    } catch (error) {
      assert.ok(error instanceof Diverged)
      return error
    }
    return assert.fail('it went the same way')
  }
  const checks = `zzzz${record.checks.slice(4)}`
  const found = said({ checks, cards: { ...record.cards, 'duel:3': 'old' } })
  assert.equal(
    found.message,
    'Answer 1: What it brings differs from the record. It was played by rules 1; these are rules 3. ' +
      'Changed since: duel.one (one thing) Changed cards: duel:3.',
  )
  assert.deepEqual([found.at, found.changes.map(({ rule }) => rule), found.cards], [1, ['duel.one'], ['duel:3']])
  assert.equal(said({ checks }, e).message, 'Answer 1: What it brings differs from the record.')
  assert.match(
    said({ answers: record.answers.with(2, { do: 'fly' }) }, e).message,
    /^Answer 3: It is not legal here: \{"do":"fly"\} is not possible/,
  )
})

test('a position is played on from, and the record begins with nothing else', () => {
  const start = recorded(5).s
  const record = newRecord(e as never, 'all', [1, 2], 3, start)
  const s = startOf(e, record)
  assert.deepEqual(s, start)
  assert.notEqual(s.points, start.points)
  play(e as never, s, record, { do: 'peek' })
  assert.equal(digest(e, replay(e, record)), digest(e, s))
  const refused = (more: Partial<GameRecord>, says: RegExp) =>
    assert.throws(() => startOf(e, { ...record, ...more }), says)
  refused({ start: { ...start, catalog: 'x' } }, /was made with other cards than these/)
  refused({ format: 'some' }, /a position of another format/)
  refused({ decks: [1] }, /for another number of players/)
})

test('rules that cannot go on from a position are its fault; what they say in words is theirs', () => {
  const start = recorded(5).s
  const broken = (error: Error) => ({
    ...e,
    answer() {
      throw error
    },
  })
  const record = { ...newRecord(e as never, 'all', [1, 2], 3, start), answers: [{ do: 'peek' }], checks: '0000' }
  assert.throws(() => replay(broken(new TypeError('odd')), record), {
    message: 'Answer 1: The rules cannot go on from here: the position it began with is damaged.',
  })
  assert.throws(() => replay(broken(new Error('in words')), record), { message: 'in words' })
})

test('a record that came as a file is read, or refused with a sentence', () => {
  const { record } = recorded(3)
  assert.deepEqual(readRecord(record), record)
  const { undone: _undone, ...without } = record
  assert.deepEqual(readRecord(without).undone, [])
  const refused = (value: unknown, message: RegExp) => assert.throws(() => readRecord(value), { message })
  for (const none of [null, 'x', [], { game: 'duel' }]) refused(none, /^This is not a record of a game$/)
  refused({ ...record, record: 1 }, /^This record has layout 1, which was never released; this version reads layout 2$/)
  refused({ ...record, answers: 3 }, /^The record is cut off or damaged: answers must be a list, not 3$/)
  refused({ ...record, checks: record.checks.slice(1) }, /one check for each answer/)
  const start = e.start('all', [], 3)
  const begun = newRecord(e as never, 'all', decks, 3, start)
  assert.deepEqual(readRecord(begun), begun)
  refused({ ...begun, seed: 'position 0' }, /its seed is not the one of that position/)
})

test('a record cut back keeps the digests of what is left', () => {
  const { record } = recorded(120)
  const cut = (keep: number) => {
    const { answers, checks, digests, undone } = cutBack(record, keep)
    return [answers.length, checks.length, digests.length, undone]
  }
  assert.deepEqual(cut(100), [100, 400, 2, [{ at: 120, answers: 20 }]])
  assert.deepEqual(cut(99), [99, 396, 1, [{ at: 120, answers: 21 }]])
  assert.equal(undo(e, recorded(2).record, 5).record.answers.length, 0)
})
