import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compileCard, render } from '../../src/text/index.js'
import { ability } from './trees.js'

for (const type of ['event', 'upgrade', 'character'] as const) {
  test(`any tree on a card of type ${type} is read back from its own text`, () => {
    fc.assert(
      fc.property(ability(type), (tree) => {
        const said = render(tree)
        assert.deepEqual(compileCard(said, type), { abilities: [tree], unread: [] }, said)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
}
