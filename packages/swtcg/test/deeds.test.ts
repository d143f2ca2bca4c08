import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Any } from '@dejarik/kernel/vocabulary'
import { cards } from '../src/cards/index.js'
import { momentsFor } from '../src/rules/chances.js'
import { deedsOf, doneLater, doneNow } from '../src/rules/effect-parts.js'

/** The keys under which a node holds effects, abilities that are given apart. */
function partsOf(node: Any): string[] {
  const holds = (part: Any): boolean => [part].flat().some((each) => typeof each?.do === 'string')
  return Object.keys(node).filter((key) => holds(node[key]))
}

test('of every verb it is known which effects are parts of it', () => {
  const seen = new Set<string>()
  const walk = (node: Any): void => {
    if (typeof node !== 'object' || node === null) return
    if (typeof node.do === 'string' && !doneLater.includes(node.do)) {
      for (const key of partsOf(node)) {
        assert.ok(doneNow[node.do]?.includes(key), `${node.do}: ${key}`)
        seen.add(node.do)
      }
    }
    for (const part of Object.values(node)) walk(part)
  }
  for (const card of cards) walk(card.abilities)
  assert.ok(seen.has('sequence') && seen.has('unless'))
})

test('what waits, and what is given, is no deed of the effect', () => {
  const prevent = { do: 'prevent', n: 1 }
  const waits = { do: 'await', when: 'before', event: { on: 'damage', to: 'this' }, effect: prevent, until: 'turn-end' }
  const given = { do: 'get', to: 'this', gets: [{ has: { ability: 'activated', cost: [], effect: prevent } }] }
  const both = { do: 'sequence', steps: [waits, { do: 'may', effect: given }] }
  assert.deepEqual(
    deedsOf(both).map((deed) => deed.do),
    ['sequence', 'await', 'may', 'get'],
  )
})

test('timing comes from what an effect does itself', () => {
  const at = (effect: object, ability = 'play') => momentsFor({ ability, effect })
  const retaliate = { ability: 'activated', cost: [], effect: { do: 'retaliate', n: 2 } }
  const usual = ['start', 'general', 'attack', 'end']
  assert.deepEqual(at({ do: 'prevent', n: 1 }), ['prevent'])
  assert.deepEqual(at({ do: 'prevent', n: 1, to: 'this', until: 'turn-end' }), [...usual, 'prevent'])
  assert.deepEqual(at({ do: 'get', to: 'this', gets: [{ has: retaliate }], until: 'turn-end' }), usual)
  assert.deepEqual(at({ do: 'get', to: 'this', gets: [], until: 'attack-end' }), ['attack'])
  assert.deepEqual(at(retaliate.effect), ['attack'])
  assert.deepEqual(at({ do: 'unless', who: 'opponent', effect: {}, otherwise: { do: 'disrupt', what: 'ability' } }), [
    'disrupt',
  ])
  const points = { do: 'gain-build', n: 1 }
  const later = { do: 'await', when: 'after', event: { on: 'end', of: 'turn' }, effect: points }
  assert.deepEqual(at(points, 'activated'), ['build-step'])
  assert.deepEqual(at(later, 'activated'), usual)
})
