import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CoreState, fingerprint, generator } from '@dejarik/kernel'
import { gameOf, readScenarios } from '@dejarik/scenarios'

const text = `
id: script
game: destiny
rules: []
seats:
  a: { characters: [{ card: Rey, elite: true }, { card: Jabba the Hutt, showing: 2 discard }] }
  b: { characters: [Kylo Ren], hand: [Comlink, Datapad, Deflect] }
dice: [1 melee, blank]
random: [Datapad]
expect: [nobody has won]
`

const laid = () => {
  const board = gameOf('destiny').layOut(readScenarios(text)[0]!)
  return { e: board.engine, s: board.state as CoreState }
}

test('what is scripted survives JSON and a clone', () => {
  const { e, s } = laid()
  const copies = [s, e.clone(s), JSON.parse(JSON.stringify(s)) as CoreState]
  for (const copy of copies) {
    e.answer(copy, e.decision(copy)!.options.find((option) => option.do === 'activate')!)
    assert.deepEqual(copy.script, { rolls: [], picks: ['Datapad'] })
  }
  assert.equal(new Set(copies.map((copy) => fingerprint(copy))).size, 1)
})

test('nobody who imagines how things might be learns what is scripted', () => {
  const { e, s } = laid()
  assert.equal(e.world(s, 0, generator(1)).script, undefined)
})
