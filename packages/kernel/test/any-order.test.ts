import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Asking, askedFor } from './picks.js'

const sets = (lists: readonly number[][]): string[] => [...new Set(lists.map((list) => list.join(' ')))].sort()

describe('things of a set are named in any order', () => {
  it('what lies before may be named after what lies behind', () => {
    const { offered, name } = askedFor({ min: 2, max: 2 })
    assert.deepEqual(offered(), [10, 11, 12, 13, 14])
    name(14)
    assert.deepEqual(offered(), [10, 11, 12, 13])
    assert.deepEqual(name(11), [11, 14])
  })
  it('more may be added until enough is said', () => {
    const { offered, name } = askedFor({ min: 0, max: 5 })
    name(14)
    assert.deepEqual(offered(), [10, 11, 12, 13, 'done'])
    name(10)
    assert.deepEqual(offered(), [11, 12, 13, 'done'])
    assert.deepEqual(name('done'), [10, 14])
  })
  it('which of those that are all needed comes first is not asked', () => {
    assert.deepEqual(askedFor({ min: 5, max: 5 }).result(), [10, 11, 12, 13, 14])
    const pair = askedFor({ min: 2, max: 2, together: { kinds: [1, 1, 2, 3, 4], alike: true } })
    assert.deepEqual(pair.result(), [10, 11])
  })
  it('only what can still be completed is offered', () => {
    const { offered, name } = askedFor({ min: 2, max: 2, together: { kinds: [1, 2, 1, 2, 3], alike: true } })
    assert.deepEqual(offered(), [10, 11, 12, 13])
    assert.deepEqual(name(13), [11, 13])
  })
})

describe('whoever thinks ahead meets each set once', () => {
  const cases: (Asking & { n: number })[] = [
    { min: 3, max: 3, n: 10 },
    { min: 0, max: 5, n: 32 },
    { min: 1, max: 2, n: 15 },
    // Four sets; one of them also from behind, where what comes first cannot be completed in order.
    { min: 2, max: 2, together: { kinds: [1, 2, 1, 2, 1], alike: true }, n: 5 },
    { min: 0, max: 5, together: { worth: [1, 2, 3, 4, 5], most: 5 }, n: 10 },
  ]
  for (const { n, ...asking } of cases)
    it(`${JSON.stringify(asking)}: ${n}`, () => {
      const all = askedFor(asking).everyWay('all')
      const thought = askedFor(asking).everyWay('thinking')
      assert.equal(thought.length, n)
      assert.deepEqual(sets(thought), sets(all))
    })
  it('and goes on from whatever was named', () => {
    const begun = askedFor({ min: 3, max: 3 })
    begun.name(14)
    begun.name(12)
    assert.deepEqual(sets(begun.everyWay('thinking')), ['10 12 14', '11 12 14', '12 13 14'])
  })
})
