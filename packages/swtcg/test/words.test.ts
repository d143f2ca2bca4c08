import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards } from '../src/cards/all.js'
import type { CardData } from '../src/cards/card.js'
import { carriedOut, isPlayable, unplayable } from '../src/playable.js'
import { words } from '../src/vocabulary/index.js'

test('the engine knows every word of every card', () => {
  const unknown = new Set(cards.flatMap((card) => unplayable(card.abilities)))
  assert.deepEqual([...unknown].sort(), [])
})

test('every card of the eight sets can be played', () => {
  assert.deepEqual(
    cards.filter((card) => !isPlayable(card)).map(({ id }) => id),
    [],
  )
})

test('a card with a word that does nothing is not playable', () => {
  const [card] = cards
  const odd = {
    ...(card as CardData),
    by: 'hand' as const,
    abilities: [{ ability: 'ongoing', rule: 'dances' } as const],
  }
  assert.deepEqual([unplayable(odd.abilities), isPlayable(odd)], [['rule dances'], false])
})

test('a search for several kinds of things at once is not playable, one for a kind of them is', () => {
  const find = (find: object) =>
    unplayable([{ ability: 'play', effect: { do: 'search', deck: 'you', find, to: 'hand' } } as never])
  const one = { choose: 1, from: { kind: 'space' } }
  assert.deepEqual(find({ and: [one, { choose: 1, from: { kind: 'ground' } }] }), [
    'search for several kinds of things',
  ])
  assert.deepEqual([find(one), find({ each: { kind: 'space' } })], [[], []])
})

test('who pilots such units is no subtype', () => {
  const taps = (what: object) =>
    unplayable([{ ability: 'play', effect: { do: 'tap', what: { choose: 1, from: what } } } as never])
  const pilot = { kind: 'character', keyword: 'pilot', pilots: true }
  assert.deepEqual([taps(pilot), taps({ ...pilot, subtype: ['transport'] })], [[], ['who pilots such units']])
})

test('a rule that is carried out is on some card', () => {
  const text = JSON.stringify(cards.map((card) => card.abilities))
  for (const rule of carriedOut) assert.ok(text.includes(`"rule":"${rule}"`), rule)
})

type Node = Readonly<Record<string, unknown>>

/** Every node of a tree, each with the key that it stands under. */
function* nodes(part: unknown, key = ''): Generator<[string, Node | string]> {
  if (typeof part === 'string') yield [key, part]
  if (Array.isArray(part)) for (const each of part) yield* nodes(each, key)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return
  yield [key, part as Node]
  for (const [name, inner] of Object.entries(part)) yield* nodes(inner, name)
}

const nouns = [
  'unit',
  'space',
  'ground',
  'character',
  'card',
  'die',
  'player',
  'number',
  'arena',
  'type',
  'subtype',
  'name',
  'rest',
]

test('every reference names what can be bound', () => {
  for (const card of cards)
    for (const [, node] of nodes(card.abilities))
      if (typeof node === 'object' && typeof node.that === 'string') assert.ok(nouns.includes(node.that), card.id)
})

const refs = ['this', 'attacker', 'defender', 'granter', 'attached']

test('every word for a card by itself is a reference', () => {
  for (const name of refs) assert.ok(words.refs.has(name), name)
  const held = ['is', 'under', 'attacked-by', 'same-name', 'same-type', 'stack', 'health', 'speed']
  for (const card of cards)
    for (const [key, node] of nodes(card.abilities))
      if (held.includes(key) && typeof node === 'string')
        assert.ok(refs.includes(node) || node === 'speed', `${card.id}: ${key} ${node}`)
})
