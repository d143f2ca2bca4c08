import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  ALL_ASPECTS,
  aspects,
  Cache,
  type Checked,
  type CoreState,
  checkKept,
  clone,
  IN_PLAY,
  Kept,
  KeptEach,
  KeptGrowing,
  LASTING,
  PILES,
  type Rules,
  Stale,
  type Table,
  TIME,
  tableOf,
  touch,
  touchAll,
  touchedSince,
} from '@dejarik/kernel'
import { duel, rules } from '../laws/duel.js'

const game = duel()
const { catalog } = game
const laid = (cache = new Cache()): Table => tableOf({ rules: rules as unknown as Rules, catalog, cache }, state())
const state = (): CoreState => game.start('all', [], 3)

describe('what is touched', () => {
  it('is known for each aspect since any number of changes', () => {
    const s = state()
    const { changes } = s
    touch(s, TIME)
    touch(s, PILES)
    assert.equal(touchedSince(s, changes), aspects(TIME, PILES))
    assert.equal(touchedSince(s, changes + 1), aspects(PILES))
    assert.equal(touchedSince(s, changes + 2), 0)
    touchAll(s)
    assert.equal(touchedSince(s, changes + 2), ALL_ASPECTS)
  })
  it('is everything where the state has gone back', () => {
    const s = state()
    assert.equal(touchedSince(s, s.changes + 1), ALL_ASPECTS)
  })
})

describe('a kept value', () => {
  it('is computed anew when an aspect is touched that it depends on, and only then', () => {
    const t = laid()
    let made = 0
    const kept = new Kept('count', aspects(IN_PLAY), () => ++made)
    assert.deepEqual([kept.get(t), kept.get(t)], [1, 1])
    touch(t.s, PILES)
    assert.equal(kept.get(t), 1)
    touch(t.s, IN_PLAY)
    assert.deepEqual([kept.get(t), kept.get(t)], [2, 2])
  })
  it('may give back what it was', () => {
    const t = laid()
    const list: number[] = []
    const kept = new Kept<number[]>('list', aspects(IN_PLAY), (_t, before) => before ?? list)
    kept.get(t)
    touchAll(t.s)
    assert.equal(kept.get(t), list)
  })
  it('depends on whatever it was computed from', () => {
    const t = laid()
    const inner = new Kept('inner', aspects(TIME), ({ s }) => s.touched[TIME])
    const outer = new KeptEach('outer', aspects(IN_PLAY), 0, (at, n) => (inner.get(at) ?? 0) + n)
    outer.get(t, 1)
    touch(t.s, TIME)
    assert.equal(outer.get(t, 1), (t.s.touched[TIME] as number) + 1)
    // And when what it was computed from was known already.
    inner.get(t)
    assert.equal(outer.get(t, 2), (t.s.touched[TIME] as number) + 2)
    touch(t.s, TIME)
    assert.equal(outer.get(t, 2), (t.s.touched[TIME] as number) + 2)
  })
  it('depends on what is read besides', () => {
    const t = laid()
    const kept = new Kept('piles', aspects(IN_PLAY), (at) => {
      at.cache.reads |= aspects(PILES)
      return at.s.touched[PILES]
    })
    kept.get(t)
    touch(t.s, PILES)
    assert.equal(kept.get(t), t.s.touched[PILES])
  })
  it('holds for a copy until that is touched, and of the original still', () => {
    const t = laid()
    let made = 0
    const kept = new Kept('count', aspects(IN_PLAY), () => ++made)
    kept.get(t)
    const copy = clone(t.s)
    t.cache.copied(t.s, copy)
    const there: Table = { ...t, s: copy }
    assert.equal(kept.get(there), 1)
    touch(copy, IN_PLAY)
    assert.equal(kept.get(there), 2)
    // One value is kept, of the state that was looked at last.
    assert.equal(kept.get(t), 3)
  })
  it('does not hold for what was dealt anew in a copy', () => {
    const t = laid()
    let made = 0
    const kept = new Kept('count', aspects(PILES), () => ++made)
    kept.get(t)
    const copy = clone(t.s)
    t.cache.copied(t.s, copy, aspects(PILES))
    assert.equal(kept.get({ ...t, s: copy }), 2)
  })
  it('does not hold for a state that only looks the same', () => {
    const t = laid()
    let made = 0
    const kept = new KeptEach('count', aspects(PILES), 0, () => ++made)
    kept.get(t, 4)
    assert.equal(kept.get({ ...t, s: clone(t.s) }, 4), 2)
  })
})

describe('a value that is read while it grows', () => {
  it('shows as much of itself as there is', () => {
    const t = laid()
    const seen: number[][] = []
    const list: KeptGrowing<number[]> = new KeptGrowing<number[]>(
      'list',
      aspects(IN_PLAY),
      () => [],
      (at, into) => {
        into.push(1)
        seen.push([...list.get(at)])
        into.push(2)
      },
    )
    assert.deepEqual(list.get(t), [1, 2])
    assert.deepEqual(seen, [[1]])
    assert.equal(list.get(t), list.get(t))
  })
  it('is not kept in what was computed from a part of it', () => {
    const t = laid()
    const length: Kept<number> = new Kept<number>('length', aspects(IN_PLAY), (at) => list.get(at).length)
    const list: KeptGrowing<number[]> = new KeptGrowing<number[]>(
      'list',
      aspects(LASTING),
      () => [],
      (at, into) => {
        into.push(length.get(at), 7)
      },
    )
    assert.deepEqual(list.get(t), [0, 7])
    assert.equal(length.get(t), 2)
  })
})

describe('the checking mode', () => {
  class OneKept extends Cache {
    readonly hand = new Kept<number>('cards in hand', aspects(PILES), ({ s }) => (s.piles[2] as number[]).length)
    readonly cards = new KeptEach<number>(
      'cards',
      aspects(PILES),
      0,
      ({ s }, pile) => (s.piles[pile] as number[]).length,
    )
    override kept(): readonly Checked[] {
      return [this.hand, this.cards]
    }
  }
  const keeping = (): Table & { cache: OneKept } => {
    const made = { ...rules, cache: () => new OneKept() } as unknown as Rules
    return tableOf({ rules: made, catalog, cache: new OneKept() }, state()) as Table & { cache: OneKept }
  }
  it('finds nothing where every change was noted', () => {
    const t = keeping()
    t.cache.hand.get(t)
    ;(t.s.piles[2] as number[]).pop()
    touch(t.s, PILES)
    checkKept(t)
  })
  it('throws where one was not, and names it', () => {
    const t = keeping()
    t.cache.hand.get(t)
    ;(t.s.piles[2] as number[]).pop()
    assert.throws(() => checkKept(t), new Stale('cards in hand: 3 is kept, but it is 2'))
    const other = keeping()
    other.cache.cards.get(other, 2)
    ;(other.s.piles[2] as number[]).pop()
    assert.throws(() => checkKept(other), new Stale('cards of 2: 3 is kept, but it is 2'))
  })
})
