import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Diverged, digest, newRecord, play, replay, undo } from '@dejarik/kernel'
import { type Duel, duel } from './laws/duel.js'

const e = duel()

/** A game of so many answers, or to its end, each the last option. */
function recorded(answers = Number.POSITIVE_INFINITY) {
  const s = e.start('all', [], 3)
  const record = newRecord(e, 'all', [], 3)
  for (let n = 0; n < answers && e.decision(s) !== null; n++) play(e, s, record, e.decision(s)!.options.at(-1)!)
  return { s, record }
}

const divergedAt = (at: number, says: RegExp) => (error: unknown) =>
  error instanceof Diverged && error.at === at && says.test(error.message)

test('a record gives the same game again, to any of its answers', () => {
  const { s, record } = recorded()
  assert.equal(e.decision(s), null)
  assert.equal(digest(e, replay(e, record)), digest(e, s))
  assert.equal(digest(e, replay(e, record, 2)), digest(e, recorded(2).s))
  assert.equal(record.digests.length, 1)
})

test('when a game is over nothing is in progress, and nobody is asked', () => {
  const { s } = recorded()
  assert.deepEqual([s.stack, s.decision], [[], null])
  assert.notEqual(s.result, null)
})

test('a game that is not over has no digest at its end', () => {
  const { record } = recorded(3)
  assert.deepEqual(record.digests, [])
  replay(e, record)
  assert.throws(
    () => replay(e, { ...record, digests: ['0'] }),
    divergedAt(3, /digests of answers that it does not hold/),
  )
})

test('an answer that is not legal, or brings something else, is named', () => {
  const { record } = recorded()
  const answers = record.answers.with(1, { do: 'fly' })
  assert.throws(() => replay(e, { ...record, answers }), divergedAt(2, /not legal here/))
  const checks = `${record.checks.slice(0, 4)}zzzz${record.checks.slice(8)}`
  assert.throws(() => replay(e, { ...record, checks }), divergedAt(2, /What it brings differs/))
  assert.throws(
    () => replay(e, { ...record, digests: ['0'] }),
    divergedAt(record.answers.length, /What the seats see differs/),
  )
})

test('a fault of the engine is no fault of the record', () => {
  const { record } = recorded(2)
  const broken = duel({
    engine: {
      answer() {
        throw new TypeError('a fault of the engine')
      },
    },
  })
  assert.throws(() => replay(broken, record), TypeError)
})

test('answers that are taken back are remembered as such', () => {
  const { record } = recorded(4)
  const back = undo<Duel>(e, record, 1)
  assert.equal(digest(e, back.s), digest(e, recorded(3).s))
  assert.deepEqual(back.record.undone, [{ at: 4, answers: 1 }])
})

test('what was taken back earlier is remembered too, and nothing comes before the first answer', () => {
  const { record } = recorded(4)
  const twice = undo<Duel>(e, undo<Duel>(e, record, 1).record, 2).record
  assert.deepEqual(twice.undone, [
    { at: 4, answers: 1 },
    { at: 3, answers: 2 },
  ])
  assert.equal(twice.answers.length, 1)
  assert.equal(twice.checks, record.checks.slice(0, record.checks.length / 4))
  const none = undo<Duel>(e, record, 9).record
  assert.deepEqual([none.answers, none.checks, none.undone], [[], '', [{ at: 4, answers: 4 }]])
  const { record: over } = recorded()
  assert.deepEqual(undo<Duel>(e, over, 1).record.digests, [])
})
