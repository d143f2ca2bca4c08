import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Equivalent, isEquivalent, type Proofs, prover } from '../src/proofs/index.js'

/** The games whose words are all proved in play. */
const games: readonly string[] = ['destiny', 'swccg', 'swtcg']

for (const game of games) {
  const folder = fileURLToPath(new URL(`../../../${game}/scenarios`, import.meta.url))
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))

  test(`${game}: for every word, and every way to break its meaning, a scenario notices`, () => {
    const proofs = read('proofs.json') as Proofs
    const equivalent = read('equivalent.json') as Equivalent[]
    const { breaks, notices } = prover(game, folder)
    const unproved = breaks.filter((broken) => {
      const by = proofs[broken.word]?.[broken.how]
      return !isEquivalent(broken, equivalent) && (by === undefined || !notices(by, broken))
    })
    // node scripts/prove-words.mjs GAME looks for a scenario that notices each.
    assert.deepEqual(
      unproved.map(({ word, how }) => `${word}: ${how}`),
      [],
    )
    for (const { word, how, why } of equivalent) {
      assert.ok(
        how.every((way) => breaks.some((each) => each.word === word && each.how === way)),
        `${word} cannot be broken so`,
      )
      assert.ok(why.length > 10, word)
    }
  })
}
