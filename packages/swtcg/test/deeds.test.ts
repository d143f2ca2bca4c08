import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from '@dejarik/kernel/vocabulary'
import { cards } from '../src/cards/index.js'
import type { Effect, Gain, TextTree } from '../src/effects/tree.js'
import { momentsFor } from '../src/rules/chances.js'
import { deedsOf, partsNow } from '../src/rules/effect-parts.js'

const isEffect = (part: unknown): part is Effect =>
  typeof part === 'object' && part !== null && 'do' in part && typeof part.do === 'string'

/** The effects that a node holds itself, abilities that are given apart. */
const heldBy = (node: Effect): Effect[] =>
  Object.values(node)
    .flatMap((part: unknown) => [part].flat())
    .filter(isEffect)

/** Verbs whose parts are done at some later time, if at all. */
const later = ['await', 'predict']

test('of every verb it is known which effects are parts of it', () => {
  const seen = new Set<string>()
  for (const node of partsOf<Effect>(cards.map(({ abilities }) => abilities))) {
    if (!isEffect(node) || later.includes(node.do)) continue
    for (const part of heldBy(node)) {
      assert.ok(partsNow(node).includes(part), JSON.stringify(node))
      seen.add(node.do)
    }
  }
  assert.ok(seen.has('sequence') && seen.has('unless'))
})

test('what waits, and what is given, is no deed of the effect', () => {
  const prevent: Effect = { do: 'prevent', n: 1 }
  const event = { on: 'damage', to: 'this' } as const
  const waits: Effect = { do: 'await', when: 'before', event, effect: prevent, until: 'turn-end' }
  const gets: Gain[] = [{ has: { ability: 'activated', cost: [], effect: prevent } }]
  const given: Effect = { do: 'get', to: 'this', gets, until: 'turn-end' }
  const both: Effect = { do: 'sequence', steps: [waits, { do: 'may', effect: given }] }
  assert.deepEqual(
    deedsOf(both).map((deed) => deed.do),
    ['sequence', 'await', 'may', 'get'],
  )
})

test('timing comes from what an effect does itself', () => {
  const at = (effect: Effect, ability: TextTree['ability'] = 'play') => momentsFor({ ability, effect })
  const effect: Effect = { do: 'retaliate', n: 2 }
  const gets: Gain[] = [{ has: { ability: 'activated', cost: [], effect } }]
  const usual = ['start', 'general', 'attack', 'end']
  assert.deepEqual(at({ do: 'prevent', n: 1 }), ['prevent'])
  assert.deepEqual(at({ do: 'prevent', n: 1, to: 'this', until: 'turn-end' }), [...usual, 'prevent'])
  assert.deepEqual(at({ do: 'get', to: 'this', gets, until: 'turn-end' }), usual)
  assert.deepEqual(at({ do: 'get', to: 'this', gets: [], until: 'attack-end' }), ['attack'])
  assert.deepEqual(at(effect), ['attack'])
  const disrupt: Effect = { do: 'disrupt', what: 'ability' }
  assert.deepEqual(at({ do: 'unless', who: 'opponent', effect: { do: 'end-attack' }, otherwise: disrupt }), ['disrupt'])
  const points: Effect = { do: 'gain-build', n: 1 }
  const later: Effect = { do: 'await', when: 'after', event: { on: 'end', of: 'turn' }, effect: points }
  assert.deepEqual(at(points, 'activated'), ['build-step'])
  assert.deepEqual(at(later, 'activated'), usual)
})
