import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  appraiser,
  harm,
  help,
  type KernelTree,
  roughly,
  type SharedEffect,
  sideOfTarget,
} from '@dejarik/kernel/vocabulary'

/** The words of a game with two verbs of its own. */
interface Toy extends Omit<KernelTree, 'effect'> {
  effect: Effect
}
type Effect = SharedEffect<Toy> | { do: 'gain'; n: number } | { do: 'dance' }

const value = appraiser<Effect>({ gain: ({ n }) => n })
const gain = (n: number): Effect => ({ do: 'gain', n })

test('what is done one after the other adds up, and what depends on something counts less', () => {
  assert.equal(value({ do: 'sequence', steps: [gain(1), gain(2), gain(4)] }), 7)
  assert.equal(value({ do: 'sequence', steps: [] }), 0)
  assert.equal(value({ do: 'then', first: gain(1), next: gain(10) }), 9)
  assert.equal(value({ do: 'try', effect: gain(10) }), 8)
  assert.equal(value({ do: 'for-each', what: 'this', effect: gain(10) }), 15)
  assert.equal(value({ do: 'choose', what: 'this' }), 0)
})

test('a choice is made well: nobody takes what is worth less than nothing', () => {
  assert.equal(value({ do: 'may', effect: gain(3) }), 3)
  assert.equal(value({ do: 'may', effect: gain(-3) }), 0)
  assert.equal(value({ do: 'either', options: [gain(1), gain(3), gain(2)] }), 3)
})

test('a condition holds six times in ten', () => {
  assert.equal(value({ do: 'if', if: {}, then: gain(10) }), 6)
  assert.equal(value({ do: 'if', if: {}, then: gain(10), else: gain(5) }), 8)
})

test('what another does is worth the opposite; who may avoid it takes what is worse for the other', () => {
  assert.equal(value({ do: 'as', who: 'you', effect: gain(3) }), 3)
  assert.equal(value({ do: 'as', who: 'opponent', effect: gain(3) }), -3)
  assert.equal(value({ do: 'unless', who: 'opponent', effect: gain(3), otherwise: gain(2) }), -3)
  assert.equal(value({ do: 'unless', who: 'opponent', effect: gain(-3), otherwise: gain(2) }), 2)
})

test("the game's own words come first, and a word that nobody knows is worth a little", () => {
  assert.equal(value({ do: 'dance' }), 0.5)
  assert.equal(appraiser<Effect>({ choose: () => 4 })({ do: 'choose', what: 'this' }), 4)
})

test('each tree is read once', () => {
  let read = 0
  const counted = appraiser<Effect>({ gain: () => ++read })
  const tree = gain(1)
  assert.deepEqual([counted(tree), counted(tree), read], [1, 1, 1])
})

test('a number of a tree is that number, all is three, and what is counted is two', () => {
  assert.deepEqual([4, 0, 'all', { count: 'cards' }, undefined].map(roughly), [4, 0, 3, 2, 2])
})

test('whose things a target takes', () => {
  for (const own of ['this', 'attached', 'this-die', 'granter']) assert.equal(sideOfTarget(own), 1, own)
  assert.equal(sideOfTarget({ choose: 1, from: { kind: 'card', whose: 'yours' } }), 1)
  assert.equal(sideOfTarget({ choose: 1, from: { kind: 'card', whose: 'opponent' } }), -1)
  assert.equal(sideOfTarget({ each: { kind: 'card', whose: 'opponent' } }), -1)
  assert.equal(sideOfTarget({ kind: 'card', whose: 'yours' }), 1)
  assert.equal(sideOfTarget({ kind: 'card' }), 0)
  for (const either of ['that', undefined, { choose: 1, from: { kind: 'card' } }])
    assert.equal(sideOfTarget(either), 0, JSON.stringify(either))
})

const one = (whose?: string) => ({ choose: 1, from: { kind: 'card', whose } })

test('harm is bad where it must meet oneself, help where it must meet the opponent', () => {
  assert.deepEqual([harm(one('yours'), 3), harm(one('opponent'), 3), harm(one(), 3)], [-3, 3, 3])
  assert.deepEqual([help(one('yours'), 3), help(one('opponent'), 3), help(one(), 3)], [3, -3, 3])
})

test('more things are more: so many, each of them as two, up to so many', () => {
  const from = { kind: 'card', whose: 'opponent' }
  assert.equal(harm({ each: from }, 3), 6)
  assert.equal(harm({ choose: 3, from }, 3), 9)
  assert.equal(harm({ kind: 'card', whose: 'opponent' }, 3), 3)
  assert.equal(harm({ choose: { upTo: 4 }, from }, 3), 12)
  assert.equal(harm({ choose: { upTo: { count: 'cards' } }, from }, 3), 6)
  assert.equal(harm({ choose: 'all', from }, 3), 6)
  assert.equal(help('this', 3), 3)
})
