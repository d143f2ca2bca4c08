import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards } from '../src/cards/all.js'
import { carriedOut, isPlayable, unplayable } from '../src/playable.js'
import { words } from '../src/vocabulary/index.js'

/** Named rules and gains that cards use and the engine only records; whoever gives one code takes it off this list. */
const recorded = [
  'disrupt barred',
  'gain equip-build',
  'gain equip-force',
  'gain unless',
  'happened from',
  'put stack',
  'rule as-fast-as-each-other',
  'rule attacks-each-once',
  'rule attacks-for-opponent',
  'rule battles-repeat',
  'rule builds-face-up',
  'rule builds-now',
  'rule cheaper-stacking',
  'rule divides-hits',
  'rule free-to-deploy',
  'rule ground-unit',
  'rule hidden-dice',
  'rule keeps-tapped',
  'rule light-builds-now',
  'rule light-retreats-first',
  'rule may-stay-tapped',
  'rule plays-one-set-aside',
  'rule rearranges-once',
  'rule removes-double',
  'rule shares-abilities',
  'rule shows-drawn',
  'rule shows-hand',
  'rule space-unit',
  'rule uses-ability-again',
]

test('the engine knows every word of every card, but for what is listed', () => {
  const unknown = new Set(cards.flatMap((card) => unplayable(card.abilities)))
  assert.deepEqual([...unknown].sort(), recorded)
})

test('a card with a word that does nothing is not playable', () => {
  for (const card of cards) if (unplayable(card.abilities).length > 0) assert.equal(isPlayable(card), false, card.id)
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

const nouns = ['unit', 'card', 'die', 'player', 'number', 'arena', 'type', 'subtype', 'name', 'rest']

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
