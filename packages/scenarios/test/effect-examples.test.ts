import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Ability,
  type CardType,
  compileCard,
  type Example,
  examples,
  render,
  rules,
  unbound,
  unplayable,
} from '@dejarik/destiny'
import { exampleCard, exampleScenario, runAll } from '@dejarik/scenarios'

const all: [string, Example][] = Object.entries(examples)

/** The tree with nothing in the place of one effect. */
function without(name: string, tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map((part) => without(name, part))
  if (typeof tree !== 'object' || tree === null) return tree
  if ('do' in tree && tree.do === name) return { do: 'sequence', steps: [] }
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, without(name, part)]))
}

test('every effect has an example', () => {
  const known = [...rules.words.effects.keys(), 'native']
  assert.deepEqual(Object.keys(examples).sort(), known.sort())
})

for (const [name, example] of all) {
  test(`${name}: ${example.reads}`, () => {
    const { type, abilities } = exampleCard(example)
    const [ability] = abilities as unknown as [Ability]
    assert.deepEqual(unplayable([ability]), [])
    assert.deepEqual(unbound(ability), [])
    assert.equal(render(ability as Parameters<typeof render>[0]), example.reads)
    assert.deepEqual(compileCard(example.reads, type as CardType), { abilities: [ability], unread: [] })
    assert.deepEqual(runAll([exampleScenario(name, example)]).results, [{ id: `effect.${name}`, ok: true, why: '' }])
  })

  test(`${name}: the example shows it`, () => {
    const idle = { ...example, effect: without(name, example.effect) } as Example
    assert.equal(runAll([exampleScenario(name, idle)]).passed, 0)
  })
}
